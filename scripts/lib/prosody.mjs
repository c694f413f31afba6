import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/** Sees to the Prosody that the tests of meeting on Jitsi need; where it can't be had, those tests say so. */
export function installProsody() {
  if (spawnSync('which', ['prosody']).status === 0) return;
  installPackages('Installing Prosody for the tests of meeting on Jitsi …', 'prosody');
}
