// Runs the browser tests against the whole product, which Playwright starts with a data folder of its own.
// `npm run e2e -- distributed` runs the tests of a deployment with many processes, which they start themselves.
// With MONGODB_URL, the products use databases of their own on that server. They are dropped when the run ends.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { findFirefox } from './lib/firefox.mjs';
import { NODE, ROOT } from './lib/prepare.mjs';

const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js');
const { MONGODB_URL } = process.env;
const mongo = MONGODB_URL && (await import('@meet/embedded-mongo/testing'));
const prefix = `e2e-${process.pid}`;
const given = process.argv.slice(2);
const isDistributed = given[0] === 'distributed' || given[0]?.startsWith('e2e/specs/distributed/');
const config = isDistributed ? 'e2e/distributed.config.ts' : 'e2e/playwright.config.ts';
if (given[0] === 'distributed') given.shift();
const chromium = findChromium();
const { status } = spawnSync(NODE, [cli, 'test', '--config', config, ...given], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium.full,
    CHROMIUM_SHELL_PATH: chromium.shell,
    FIREFOX_PATH: findFirefox(),
    ...(mongo && { MONGODB_URL: mongo.ownDatabase(MONGODB_URL, prefix) }),
  },
});
if (mongo) await mongo.dropDatabases(MONGODB_URL, prefix);
process.exit(status ?? 1);
