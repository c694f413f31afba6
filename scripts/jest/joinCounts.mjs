/**
 * Returns the counts of a run joined with those of a second run. The second run repeated the files whose process had
 * died, so these files count only there.
 * @param {Counts} first
 * @param {Counts | undefined} again Undefined if the second run wrote no counts.
 * @returns {Counts}
 *
 * @typedef {object} Counts
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {boolean} isComplete
 * @property {readonly string[]} died Test files without a result, since their process died.
 * @property {readonly { file: string, name?: string, reason: string }[]} failures A failure without a name is of a
 * whole file.
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
