import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installPackages } from './installPackages.mjs';
import { stopWith } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: one named by CHROMIUM_PATH, the system's, else one installed by the package manager or by Playwright. */
export function findChromium() {
  const present = installed();
  if (present) return present;
  if (installPackages('Installing Chromium for the browser tests …', 'chromium', 'fonts-dejavu-core')) {
    const fromPackages = installed();
    if (fromPackages) return fromPackages;
  }
  console.log('Fetching a Chromium for the browser tests …');
  const require = createRequire(import.meta.url);
  spawnSync(process.execPath, [require.resolve('playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = require('playwright-core');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return stopWith(
    'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
}

function installed() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH)
    return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : stopWith(`CHROMIUM_PATH=${CHROMIUM_PATH} is no file.`);
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}
