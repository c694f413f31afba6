import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages } from './installPackages.mjs';
import { stopWith } from './prepare.mjs';

/** Sees to the second browser of the tests; where it can't be had, they say so and leave it out. */
export function installFirefox() {
  if (!findFirefox()) installPackages('Installing Firefox ESR for the browser tests …', 'firefox-esr');
}

/** The path of a Firefox: one named by FIREFOX_PATH, else the system's ESR; undefined where there is none. */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH)
    return existsSync(FIREFOX_PATH) ? FIREFOX_PATH : stopWith(`FIREFOX_PATH=${FIREFOX_PATH} is no file.`);
  const { status, stdout } = spawnSync('which', ['firefox-esr'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
