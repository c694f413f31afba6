const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, with the web platform parts that it lacks and Node has. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
  }
}
module.exports = BrowserEnvironment;
