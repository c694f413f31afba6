import type { PlaywrightTestConfig } from '@playwright/test';
import path from 'node:path';
import { CHROMIUM } from './fixtures/chromium.ts';
import { slowed } from './fixtures/slowdown.ts';

const FLAKES = path.join(import.meta.dirname, '../scripts/lib/flakeReporter.mjs');

/** CI retries a failed test, and records a trace only of the second try. */
const isRetried = Boolean(process.env.CI);

/** Records a trace without screenshots: encoding pictures of every page takes a fifth of the processor time. */
const RECORDED = { mode: 'retain-on-failure', snapshots: true, screenshots: false } as const;

/** Settings that all browser tests share. */
export const sharedConfig = {
  outputDir: '../test-results',
  retries: isRetried ? 1 : 0,
  // Suited to a machine four times slower than a developer's. A wait ends as soon as its condition holds.
  timeout: slowed(300_000),
  expect: { timeout: slowed(60_000) },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as ['json']] : []), [FLAKES]],
  use: {
    // A click on an element that never appears fails long before its test times out, and reports the element.
    actionTimeout: slowed(120_000),
    trace: isRetried ? 'on-first-retry' : RECORDED,
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // Opened elements appear without animation, which saves a seventh of the total time. `specs/smoke` and tests with
    // `MOVING` keep the animations.
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    launchOptions: CHROMIUM,
  },
} satisfies PlaywrightTestConfig;
