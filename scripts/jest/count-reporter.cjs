const { writeFileSync } = require('node:fs');

/** Jest's message about a test file whose process was ended by a signal, such as a fault of Node.js itself. */
const KILLED = /worker process .* was terminated by another process: signal=SIG(SEGV|ABRT|ILL|BUS|TRAP)/;

/**
 * Writes into the file JEST_COUNTS_FILE, after each test file, how many tests passed and failed so far, and under which files
 * the process died, and each test's seconds: what ends Jest before its time doesn't take the counts with it.
 */
class CountReporter {
  #died = [];
  #tests = [];

  onTestResult({ path }, { testExecError, failureMessage, testResults }, aggregated) {
    for (const { fullName, duration } of testResults)
      this.#tests.push({ file: path, name: fullName, seconds: (duration ?? 0) / 1000 });
    if (KILLED.test(`${testExecError?.message} ${failureMessage}`)) this.#died.push(path);
    this.#write(aggregated, false);
  }

  onRunComplete(_contexts, aggregated) {
    this.#write(aggregated, true);
  }

  #write({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }, isComplete) {
    const counts = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete, died: this.#died };
    writeFileSync(process.env.JEST_COUNTS_FILE, JSON.stringify({ ...counts, tests: this.#tests }));
  }
}

module.exports = CountReporter;
