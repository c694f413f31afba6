const { openSuite } = require('./suites.cjs');

const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');
/** Fake timers leave these alone: streams and sockets of Node.js use them and would stop. */
const NEVER_FAKED = ['nextTick', 'queueMicrotask'];
const { setTimeout, clearTimeout } = globalThis;

/** Jest runtime that loads modules by Node.js's own loader, which only strips types. */
class NativeRuntime {
  #environment;
  #timeoutMs;
  #suite = openSuite();

  constructor(_config, environment, _resolver, _transformer, _cacheFS, _coverage, _testPath, globalConfig) {
    this.#environment = environment;
    this.#timeoutMs = globalConfig.testTimeout ?? 5_000;
  }

  setGlobalsForRuntime(globals) {
    this.#suite.setGlobals({ ...globals, jest: this.#createJest() });
  }

  /** Loads a module of Jest again for each test file, because it holds the state of that file. */
  requireInternalModule(file) {
    delete require.cache[file];
    return require(file);
  }

  requireModule(file) {
    return require(file);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(file) {
    let timer;
    const isLate = new Promise((_resolve, reject) => {
      const late = () => reject(new Error(`${file} was not loaded within ${this.#timeoutMs} ms.`));
      timer = setTimeout(late, this.#timeoutMs);
    });
    try {
      return await Promise.race([this.#suite.load(file), isLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  clearAllMocks() {
    this.#environment.moduleMocker.clearAllMocks();
  }

  resetAllMocks() {
    this.#environment.moduleMocker.resetAllMocks();
  }

  restoreAllMocks() {
    this.#environment.moduleMocker.restoreAllMocks();
  }

  getSourceMaps() {
    return new Map();
  }

  getAllCoverageInfoCopy() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  /** Creates the `jest` object without the methods that need transformed modules, such as `jest.mock`. */
  #createJest() {
    const { moduleMocker: mocker, fakeTimersModern: timers } = this.#environment;
    const chained =
      (act) =>
      (...args) => {
        act(...args);
        return jest;
      };
    const bound = (object, ...names) => Object.fromEntries(names.map((name) => [name, object[name].bind(object)]));
    const jest = {
      ...bound(mocker, 'fn', 'spyOn', 'mocked', 'isMockFunction', 'replaceProperty'),
      ...bound(timers, 'advanceTimersByTime', 'advanceTimersByTimeAsync', 'advanceTimersToNextTimer'),
      ...bound(timers, 'advanceTimersToNextTimerAsync', 'clearAllTimers', 'getRealSystemTime', 'getTimerCount', 'now'),
      ...bound(timers, 'runAllTicks', 'runAllTimers', 'runAllTimersAsync', 'runOnlyPendingTimers'),
      ...bound(timers, 'runOnlyPendingTimersAsync', 'setSystemTime'),
      clearAllMocks: chained(() => mocker.clearAllMocks()),
      resetAllMocks: chained(() => mocker.resetAllMocks()),
      restoreAllMocks: chained(() => mocker.restoreAllMocks()),
      setTimeout: chained((ms) => (globalThis[TEST_TIMEOUT] = ms)),
      useFakeTimers: chained((options = {}) =>
        timers.useFakeTimers({ ...options, doNotFake: [...NEVER_FAKED, ...(options.doNotFake ?? [])] }),
      ),
      useRealTimers: chained(() => timers.useRealTimers()),
      unstable_mockModule: chained((specifier, create) => this.#suite.replace(specifier, create())),
    };
    return jest;
  }
}

module.exports = NativeRuntime;
