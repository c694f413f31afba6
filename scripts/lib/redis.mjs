import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/** Sees to the Redis that tests of many processes need; where it can't be had, those tests say so. */
export function installRedis() {
  if (spawnSync('redis-server', ['--version']).status === 0) return;
  installPackages('Installing Redis for the tests of many processes …', 'redis-server');
}
