const { keepComputedStyles, speedUpMatching } = require('./fastStyles.cjs');

speedUpMatching();
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the web platform APIs that it lacks and Node has. It closes channels that a test file left open. */
class BrowserEnvironment extends TestEnvironment {
  #channels = new Set();

  async setup() {
    await super.setup();
    keepComputedStyles(this.global);
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    const channels = this.#channels;
    this.global.BroadcastChannel ??= class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.add(this);
      }
    };
    // Nothing is painted in between, and no test needs to advance its clock for it.
    this.global.scheduler ??= { yield: async () => {} };
  }

  async teardown() {
    // An open channel would receive messages of the next test file, and keep the worker from exiting. A browser closes
    // the channels of a page.
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}
module.exports = BrowserEnvironment;
