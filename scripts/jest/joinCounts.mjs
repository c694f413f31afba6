/**
 * The counts of a run and of the one that repeated the files under which the process had died; these count by what the
 * second says.
 * @param {Counts} first
 * @param {Counts | undefined} again Undefined where the second run wrote none.
 * @returns {Counts}
 *
 * @typedef {object} Counts
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {boolean} isComplete
 * @property {readonly string[]} died Test files without a result, since their process died.
 * @property {readonly { file: string, name?: string, reason: string }[]} failures Those without a name are of a whole file.
 * @property {readonly { file: string, processorSeconds: number }[]} files
 * @property {readonly { file: string, name: string, seconds: number }[]} tests
 */
export function joinCounts(first, again) {
  if (!again) return first;
  return {
    numPassedTests: first.numPassedTests + again.numPassedTests,
    numFailedTests: first.numFailedTests + again.numFailedTests,
    numRuntimeErrorTestSuites: first.numRuntimeErrorTestSuites - first.died.length + again.numRuntimeErrorTestSuites,
    isComplete: first.isComplete && again.isComplete,
    died: again.died,
    failures: [...first.failures.filter(({ file }) => !first.died.includes(file)), ...again.failures],
    files: [...first.files, ...again.files],
    tests: [...first.tests, ...again.tests],
  };
}
