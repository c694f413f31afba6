const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Listeners that stay after a test file, because they end child processes when the worker exits. */
const KEPT_EVENTS = new Set(['exit']);

/**
 * Jest environment that runs server tests in the worker's own context instead of a virtual machine's. After a test file it
 * restores environment variables, globals, listeners, working folder, spies and timers of the process.
 */
class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern;
  #restore = keepProcess();

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    // Jest's own formatter is for compiled code and leaves file names out of stacks.
    Error.prepareStackTrace = undefined;
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    this.#restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}

/** Saves the state of the process and returns a function that restores it. */
function keepProcess() {
  const env = { ...process.env };
  const folder = process.cwd();
  const { exit } = process;
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const listeners = new Map(process.eventNames().map((event) => [event, process.rawListeners(event)]));

  return () => {
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    if (process.cwd() !== folder) process.chdir(folder);
    process.exit = exit;
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const before = globals[name];
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      if (!now.configurable) continue;
      if (!before) delete globalThis[name];
      else if (now.value !== before.value || now.get !== before.get) Object.defineProperty(globalThis, name, before);
    }
    for (const name of Object.keys(globals)) {
      if (!Object.hasOwn(globalThis, name)) Object.defineProperty(globalThis, name, globals[name]);
    }
    for (const event of process.eventNames()) {
      if (KEPT_EVENTS.has(event)) continue;
      for (const listener of process.rawListeners(event)) {
        if (!listeners.get(event)?.includes(listener)) process.removeListener(event, listener);
      }
    }
  };
}

module.exports = NativeEnvironment;
