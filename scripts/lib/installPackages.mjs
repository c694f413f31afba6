import { spawnSync } from 'node:child_process';

/** Prints `purpose` and installs Debian packages. Returns whether it tried: without root or apt-get it does nothing. */
export function installPackages(purpose, ...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(purpose);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  return true;
}
