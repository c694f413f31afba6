import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sharedConfig } from './sharedConfig.ts';

const PORT = Number(process.env.E2E_PORT ?? 18_080);
/** Address of a running product to test, instead of starting one. */
const given = process.env.E2E_URL;
/** Tests that need the whole machine. They run last, when no other test runs beside them. */
const HEAVY = ['**/six-people.spec.ts', '**/twelve-people.spec.ts'];
/** Tests that start many processes have a configuration of their own. */
const DISTRIBUTED = '**/specs/distributed/**';
const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  ...sharedConfig,
  testDir: 'specs',
  fullyParallel: true,
  // Suited to two cores: pages wait much of their time, which a third worker uses.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  projects: [
    { name: 'journeys', testIgnore: [...HEAVY, DISTRIBUTED] },
    { name: 'heavy', testMatch: HEAVY, workers: 1 },
  ],
  use: { ...sharedConfig.use, baseURL: given ?? `http://localhost:${PORT}` },
  ...(!given && {
    webServer: {
      command: `${path.join(root, 'node_modules/node/bin/node')} apps/single-process/src/main.ts`,
      cwd: root,
      url: `http://localhost:${PORT}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(PORT),
        DATA_DIR: mkdtempSync(path.join(tmpdir(), 'meet-e2e-')),
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
        RECORDINGS: 'true',
      },
    },
  }),
});
