import { git as runGit } from './git.mjs';

const MAIN = ['origin/main', 'main'];

/**
 * Returns the commit with which CI compares: the one at which this branch left main, or on main itself the last tag.
 * The parent commit would be wrong, since one push may contain several commits.
 * @param git Runs git and returns its output, or undefined if it fails.
 * @returns Undefined if there is no such commit, as on a main without tags or in a shallow clone.
 */
export function findBase(git = runGit) {
  const head = git('rev-parse', 'HEAD');
  const bases = MAIN.map((main) => git('merge-base', main, 'HEAD'));
  const left = bases.find((base) => base !== undefined && base !== head);
  return left ?? git('describe', '--tags', '--abbrev=0', 'HEAD^');
}

/**
 * Lists the files that changed since the common ancestor of HEAD and `since`, including uncommitted files.
 * @returns Undefined if there is no commit `since`.
 */
export function readChange(since, git = runGit) {
  const base = git('merge-base', since, 'HEAD');
  if (base === undefined) return undefined;
  const lists = [git('diff', '--name-only', '--no-renames', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((text) => text.split('\n')).filter(Boolean))].sort();
}
