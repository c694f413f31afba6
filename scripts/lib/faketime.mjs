import { spawnSync } from 'node:child_process';

/** Sees to the library that tests of a clock that is set need; where it can't be had, those tests say so. */
export function installFaketime() {
  if (process.platform !== 'linux' || spawnSync('faketime', ['--version']).status === 0) return;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing libfaketime for the tests of the clock …');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'faketime'], options);
}
