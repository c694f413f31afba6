import { availableParallelism } from 'node:os';
import { browserProject } from './packages/mfe-build/src/presets/jest.js';
import { LONG_UNITS } from './scripts/lib/tiers.mjs';

/** `npm test` leaves the long tests out; by path they run always. */
const leftOut = process.env.TEST_TIER === 'short' ? LONG_UNITS.map((file) => `<rootDir>/${file}$`) : [];

/** Two projects: server code runs as Node.js's own ES modules, browser code as CommonJS under jsdom. */
const server = {
  displayName: 'server',
  testEnvironment: '<rootDir>/scripts/jest/native/environment.cjs',
  runtime: '<rootDir>/scripts/jest/native/runtime.cjs',
  injectGlobals: false,
  roots: [
    '<rootDir>/packages',
    '<rootDir>/contracts',
    '<rootDir>/services',
    '<rootDir>/gateway',
    '<rootDir>/apps',
    '<rootDir>/scripts',
  ],
  testMatch: ['**/src/**/*.test.ts', '**/scripts/**/*.test.mjs'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/packages/(ui|remote-kit|guidance|account-pages)/',
    '/packages/create-remote/template/',
    '/packages/meeting-room/src/(client|external-api)/',
    ...leftOut,
  ],
  transform: {},
};

const browser = {
  ...browserProject,
  displayName: 'browser',
  roots: [
    '<rootDir>/packages/ui',
    '<rootDir>/packages/remote-kit',
    '<rootDir>/packages/guidance',
    '<rootDir>/packages/account-pages',
    '<rootDir>/packages/meeting-room',
    '<rootDir>/packages/create-remote/template',
    '<rootDir>/shell',
    '<rootDir>/mfe-meetings',
    '<rootDir>/mfe-network',
    '<rootDir>/mfe-chat',
    '<rootDir>/mfe-account',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/packages/meeting-room/src/(?!client|external-api)'],
};

// Suites run beside each other on few and slow cores; what hangs is still found.
const testTimeout = 120_000;

// Jest's default, one less than the cores, runs everything in Jest's own process where there are two: 3,000 tests fill its heap.
const maxWorkers = Math.max(2, availableParallelism());
// Limit of the heap after a test file. Node keeps the modules of every file that ran; a new worker begins with none.
const workerIdleMemoryLimit = '750MB';

export default {
  testTimeout,
  maxWorkers,
  workerIdleMemoryLimit,
  rootDir: import.meta.dirname,
  cacheDirectory: '<rootDir>/.cache/jest',
  projects: [server, browser].map((project) => ({
    rootDir: import.meta.dirname,
    cacheDirectory: '<rootDir>/.cache/jest',
    testRunner: '<rootDir>/scripts/jest/timedRunner.cjs',
    ...project,
  })),
};
