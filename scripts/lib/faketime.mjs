import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/** Sees to the library that tests of a clock that is set need; where it can't be had, those tests say so. */
export function installFaketime() {
  if (process.platform !== 'linux' || spawnSync('faketime', ['--version']).status === 0) return;
  installPackages('Installing libfaketime for the tests of the clock …', 'faketime');
}
