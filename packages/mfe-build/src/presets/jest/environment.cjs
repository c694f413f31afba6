const { keepComputedStyles, speedUpMatching } = require('./fastStyles.cjs');

speedUpMatching();
const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the web platform parts that it lacks and Node has. */
class BrowserEnvironment extends TestEnvironment {
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
      'BroadcastChannel',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    // Nothing is painted in between, and no clock of a test has to move for it.
    this.global.scheduler ??= { yield: async () => {} };
  }
}
module.exports = BrowserEnvironment;
