import { spawnSync } from 'node:child_process';
import { ROOT } from './prepare.mjs';

/** Runs git at the root and returns its output, or undefined if it fails, as in a folder without a repository. */
export function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
