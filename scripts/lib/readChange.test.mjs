import { describe, expect, it } from '@jest/globals';
import { findBase, readChange } from './readChange.mjs';

/** Returns a fake git that answers each whole command line; an unknown command fails. */
const gitThat =
  (answers) =>
  (...args) =>
    answers[args.join(' ')];

describe('the commit that CI compares with', () => {
  const TAG = 'describe --tags --abbrev=0 HEAD^';
  const onMain = { 'rev-parse HEAD': 'c3', 'merge-base main HEAD': 'c3', 'merge-base origin/main HEAD': 'c3' };

  it('is the commit at which a branch left main', () => {
    const branch = { ...onMain, 'merge-base origin/main HEAD': 'c1', 'merge-base main HEAD': 'c1' };
    expect(findBase(gitThat({ ...branch, [TAG]: 'v1' }))).toBe('c1');
  });

  it('is the last tag on main', () => {
    expect(findBase(gitThat({ ...onMain, [TAG]: 'v1' }))).toBe('v1');
  });

  it('is missing on a main without tags, in a clone of one commit, and without git', () => {
    expect(findBase(gitThat(onMain))).toBeUndefined();
    expect(findBase(gitThat({}))).toBeUndefined();
  });
});

describe('the change since a commit', () => {
  const UNTRACKED = 'ls-files --others --exclude-standard';

  it('contains the differences from the common commit, and new files', () => {
    const git = gitThat({
      'merge-base main HEAD': 'c1',
      'diff --name-only --no-renames c1': 'b.ts\na.ts',
      [UNTRACKED]: 'new.ts\na.ts',
    });
    expect(readChange('main', git)).toEqual(['a.ts', 'b.ts', 'new.ts']);
  });

  it('is empty if nothing changed, and unknown since an unknown commit', () => {
    const nothing = { 'merge-base main HEAD': 'c1', 'diff --name-only --no-renames c1': '', [UNTRACKED]: '' };
    expect(readChange('main', gitThat(nothing))).toEqual([]);
    expect(readChange('gone', gitThat(nothing))).toBeUndefined();
  });
});
