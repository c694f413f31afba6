const { writeFileSync } = require('node:fs');

/** Jest's message about a test file whose process was ended by a signal, such as a fault of Node.js itself. */
const KILLED = /worker process .* was terminated by another process: signal=SIG(SEGV|ABRT|ILL|BUS|TRAP)/;

/**
 * Writes into the file JEST_COUNTS_FILE, after each test file, how many tests passed and failed so far, and under which files
 * the process died, each test's seconds, each file's processor time and why tests failed: what ends Jest before its time doesn't take the counts with it.
 */
class CountReporter {
  #died = [];
  #failures = [];
  #files = [];
  #tests = [];

  onTestResult({ path }, { testExecError, failureMessage, testResults, processorSeconds = 0 }, aggregated) {
    this.#files.push({ file: path, processorSeconds });
    for (const { fullName, duration } of testResults)
      this.#tests.push({ file: path, name: fullName, seconds: (duration ?? 0) / 1000 });
    const failed = testResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed)
      this.#failures.push({ file: path, name: fullName, reason: failureMessages.join('\n') });
    // A file that could not be loaded has no test to blame.
    if (testExecError ?? (failureMessage && !failed.length))
      this.#failures.push({ file: path, reason: failureMessage ?? String(testExecError.message) });
    if (KILLED.test(`${testExecError?.message} ${failureMessage}`)) this.#died.push(path);
    this.#write(aggregated, false);
  }

  onRunComplete(_contexts, aggregated) {
    this.#write(aggregated, true);
  }

  #write({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }, isComplete) {
    const counts = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete, died: this.#died };
    writeFileSync(
      process.env.JEST_COUNTS_FILE,
      JSON.stringify({ ...counts, failures: this.#failures, files: this.#files, tests: this.#tests }),
    );
  }
}

module.exports = CountReporter;
