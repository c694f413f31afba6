import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/** Installs Redis, which the tests of many processes need. If it can't be installed, those tests report that. */
export function installRedis() {
  if (spawnSync('redis-server', ['--version']).status === 0) return;
  installPackages('Installing Redis for the tests of many processes …', 'redis-server');
}
