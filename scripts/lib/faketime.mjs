import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/**
 * Installs libfaketime, which the tests with a changed clock need. If it can't be installed, those tests report that.
 */
export function installFaketime() {
  if (process.platform !== 'linux' || spawnSync('faketime', ['--version']).status === 0) return;
  installPackages('Installing libfaketime for the tests of the clock …', 'faketime');
}
