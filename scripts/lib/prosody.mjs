import { spawnSync } from 'node:child_process';
import { installPackages } from './installPackages.mjs';

/** Installs Prosody, which the tests of meetings on Jitsi need. If it can't be installed, those tests report that. */
export function installProsody() {
  if (spawnSync('which', ['prosody']).status === 0) return;
  installPackages('Installing Prosody for the tests of meeting on Jitsi …', 'prosody');
}
