import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { stopWith } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium: one named by CHROMIUM_PATH, the system's, else one installed by the package manager or by Playwright. */
export function findChromium() {
  const present = installed();
  if (present) return present;
  console.log('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], options);
    const fromPackages = installed();
    if (fromPackages) return fromPackages;
  }
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
