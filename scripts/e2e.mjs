// Browser tests against the whole product, started by Playwright over a data folder of their own.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { NODE, ROOT } from './lib/prepare.mjs';

const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(NODE, [cli, 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findChromium() },
});
process.exit(status ?? 1);
