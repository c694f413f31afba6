import { describe, expect, it } from '@jest/globals';
import { joinCounts } from './joinCounts.mjs';

const FIRST = {
  numPassedTests: 90,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  isComplete: true,
  died: ['folder.test.ts'],
  failures: [
    { file: 'one.test.ts', name: 'fails', reason: 'no' },
    { file: 'folder.test.ts', reason: 'signal=SIGSEGV' },
  ],
  files: [{ file: 'one.test.ts', processorSeconds: 2 }],
  tests: [{ file: 'one.test.ts', name: 'holds', seconds: 1 }],
};

describe('the counts of a run whose crashed files ran again', () => {
  it('come from the second run for crashed files, and from the first for others', () => {
    const again = {
      numPassedTests: 11,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      isComplete: true,
      died: [],
      failures: [{ file: 'folder.test.ts', name: 'opens', reason: 'neither' }],
      files: [{ file: 'folder.test.ts', processorSeconds: 3 }],
      tests: [],
    };
    expect(joinCounts(FIRST, again)).toEqual({
      numPassedTests: 101,
      numFailedTests: 1,
      // One test file could not be read at all.
      numRuntimeErrorTestSuites: 1,
      isComplete: true,
      died: [],
      failures: [
        { file: 'one.test.ts', name: 'fails', reason: 'no' },
        { file: 'folder.test.ts', name: 'opens', reason: 'neither' },
      ],
      files: [
        { file: 'one.test.ts', processorSeconds: 2 },
        { file: 'folder.test.ts', processorSeconds: 3 },
      ],
      tests: FIRST.tests,
    });
  });

  it('include files that failed or crashed again', () => {
    const again = { ...FIRST, numPassedTests: 10, numFailedTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(joinCounts(FIRST, again)).toMatchObject({ numFailedTests: 2, numRuntimeErrorTestSuites: 2 });
    expect(joinCounts(FIRST, undefined)).toBe(FIRST);
  });
});
