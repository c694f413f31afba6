import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './installPackages.mjs';
import { stopWith } from './prepare.mjs';

/** Installs the second browser of the tests. If it can't be installed, the tests report that and skip it. */
export function installFirefox() {
  if (!findFirefox()) installPackages('Installing Firefox ESR for the browser tests …', 'firefox-esr');
}

/** Returns the path of a Firefox: FIREFOX_PATH if set, else the system's ESR, or undefined if there is none. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH)
    return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : stopWith(`FIREFOX_PATH=${FIREFOX_PATH} is no file.`);
  const { status, stdout } = spawnSync('which', ['firefox-esr'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
