import type { PlaywrightTestConfig } from '@playwright/test';
import path from 'node:path';
import { CHROMIUM } from './fixtures/chromium.ts';
import { slowed } from './fixtures/slowdown.ts';

const FLAKES = path.join(import.meta.dirname, '../scripts/lib/flakeReporter.mjs');

/** CI tries a failed test again, and records only the second try. */
const isRetried = Boolean(process.env.CI);

/** A trace without its film: encoding pictures of every page takes a fifth of the processor time. */
const RECORDED = { mode: 'retain-on-failure', snapshots: true, screenshots: false } as const;

/** Settings that all browser tests share. */
export const sharedConfig = {
  outputDir: '../test-results',
  retries: isRetried ? 1 : 0,
  // For a machine four times slower than a developer's; a wait ends when what it waits for comes.
  timeout: slowed(300_000),
  expect: { timeout: slowed(60_000) },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : []), [FLAKES]],
  use: {
    // A click on what never comes fails long before its test would, and says what it waited for.
    actionTimeout: slowed(120_000),
    trace: isRetried ? 'on-first-retry' : RECORDED,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Opened elements are there at once, which saves a seventh of all the time; `specs/smoke` and `MOVING` are with
    // motion.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: CHROMIUM,
  },
} satisfies PlaywrightTestConfig;
