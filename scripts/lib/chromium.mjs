import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installPackages } from './installPackages.mjs';
import { stopWith } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = 'chromium-headless-shell';

/**
 * Finds the browsers of the tests, and installs missing ones if the package manager can.
 * @returns `full`, a whole Chromium: CHROMIUM_PATH, else the system's, else Playwright's. And `shell`, the headless
 * shell of the same engine, which needs a fifth less processor time. Without a headless shell, `shell` equals `full`.
 */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) stopWith(`CHROMIUM_PATH=${CHROMIUM_PATH} is no file.`);
    return { full: CHROMIUM_PATH, shell: CHROMIUM_PATH };
  }
  if (!installed(...NAMES))
    installPackages('Installing Chromium for the browser tests …', 'chromium', 'fonts-dejavu-core');
  if (!installed(SHELL)) installPackages('Installing Chromium’s headless shell for the browser tests …', SHELL);
  const full = installed(...NAMES) ?? fetchFull();
  return { full, shell: installed(SHELL) ?? full };
}

function fetchFull() {
  console.log('Fetching a Chromium for the browser tests …');
  const require = createRequire(import.meta.url);
  spawnSync(process.execPath, [require.resolve('playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = require('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return stopWith(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

function installed(...names) {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
