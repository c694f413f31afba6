import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM } from './fixtures/chromium.ts';
import { slowed } from './fixtures/slowdown.ts';

const PORT = Number(process.env.E2E_PORT ?? 18_080);
/** A running product to test instead of starting one. */
const given = process.env.E2E_URL;
/** Where what fails is tried again: there, so that everything is a quarter faster, only the second try is recorded. */
const isRetried = Boolean(process.env.CI);
/** Tests that need the whole machine: they come last, when nothing else is left to run beside them. */
const HEAVY = '**/six-people.spec.ts';
const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  projects: [
    { name: 'journeys', testIgnore: HEAVY },
    { name: 'heavy', testMatch: HEAVY, workers: 1 },
  ],
  retries: isRetried ? 1 : 0,
  // For a machine four times slower than a developer's; a wait ends when what it waits for comes.
  timeout: slowed(300_000),
  expect: { timeout: slowed(60_000) },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: given ?? `http://localhost:${PORT}`,
    trace: isRetried ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: CHROMIUM,
  },
  ...(!given && {
    webServer: {
      command: `${path.join(root, 'node_modules/node/bin/node')} all-in-one/src/main.ts`,
      cwd: root,
      url: `http://localhost:${PORT}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'meet-e2e-')),
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
      },
    },
  }),
});
