const { writeFileSync } = require('node:fs');

/**
 * Writes into the file JEST_COUNTS_FILE, after each test file, how many tests passed and failed so far: what ends Jest before
 * its time doesn't take the counts with it.
 */
class CountReporter {
  onTestResult(_test, _result, aggregated) {
    write(aggregated, false);
  }

  onRunComplete(_contexts, aggregated) {
    write(aggregated, true);
  }
}

function write({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }, isComplete) {
  const counts = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete };
  writeFileSync(process.env.JEST_COUNTS_FILE, JSON.stringify(counts));
}

module.exports = CountReporter;
