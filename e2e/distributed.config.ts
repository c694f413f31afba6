import { defineConfig } from '@playwright/test';
import { sharedConfig } from './sharedConfig.ts';

/**
 * Tests over a deployment of many processes, which is its own to start and to end: `npm run e2e -- distributed`. One at a time,
 * for what one kills the others would miss.
 */
export default defineConfig({
  ...sharedConfig,
  testDir: 'specs/distributed',
  workers: 1,
});
