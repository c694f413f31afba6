import { spawnSync } from 'node:child_process';

/** Installs Debian's packages where that can be done, by root; whether it could be tried. `purpose` is said before. */
export function installPackages(purpose, ...names) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(purpose);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
  return true;
}
