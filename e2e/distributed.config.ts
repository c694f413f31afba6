import { defineConfig } from '@playwright/test';
import { sharedConfig } from './sharedConfig.ts';

/**
 * Tests of a deployment with many processes, which they start and stop themselves: `npm run e2e -- distributed`. They
 * run one at a time, because a process that one test kills would be missing for the others.
 */
export default defineConfig({
  ...sharedConfig,
  testDir: 'specs/distributed',
  workers: 1,
});
