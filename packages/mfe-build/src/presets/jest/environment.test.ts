import { expect, it } from '@jest/globals';
import { createRequire } from 'node:module';

interface Environment {
  readonly global: { BroadcastChannel: typeof BroadcastChannel };
  setup(): Promise<void>;
  teardown(): Promise<void>;
}
const require = createRequire(import.meta.url);
const BrowserEnvironment = require('./environment.cjs') as new (config: object, context: object) => Environment;

const PROJECT = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };

it('closes the channels that a test file left open', async () => {
  const environment = new BrowserEnvironment({ globalConfig: {}, projectConfig: PROJECT }, { console });
  await environment.setup();
  const { global } = environment;
  const [left, closed] = ['left', 'closed'].map((name) => new global.BroadcastChannel(name));
  closed!.close();
  left!.postMessage('heard');
  await environment.teardown();
  expect(() => left!.postMessage('not heard')).toThrow('closed');
});
