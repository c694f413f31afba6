import { availableParallelism } from 'node:os';

/** Two projects: server code runs as ES modules under node, browser code as CommonJS under jsdom (jest's mocks need it there). */
const swc = (jsx, type) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: type === 'es6' },
    },
    module: { type },
    sourceMaps: 'inline',
  },
];

const server = {
  displayName: 'server',
  testEnvironment: 'node',
  roots: ['<rootDir>/packages', '<rootDir>/services', '<rootDir>/gateway', '<rootDir>/all-in-one', '<rootDir>/scripts'],
  testMatch: ['**/src/**/*.test.ts', '**/scripts/**/*.test.mjs'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/packages/(ui|remote-kit|guidance)/',
    '/packages/meeting-room/src/(client|external-api)/',
  ],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': swc(false, 'es6') },
};

const browser = {
  displayName: 'browser',
  testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
  roots: [
    '<rootDir>/packages/ui',
    '<rootDir>/packages/remote-kit',
    '<rootDir>/packages/guidance',
    '<rootDir>/packages/meeting-room',
    '<rootDir>/shell',
    '<rootDir>/mfe-meetings',
    '<rootDir>/mfe-network',
    '<rootDir>/mfe-chat',
    '<rootDir>/mfe-account',
  ],
  testMatch: ['**/src/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/packages/meeting-room/src/(?!client|external-api)'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.cjs'],
  moduleNameMapper: {
    '\\.(css|svg|png|mp3|woff2)$': '<rootDir>/scripts/jest/asset-stub.cjs',
  },
  transform: {
    '\\.[cm]?[jt]sx?$': swc(true, 'commonjs'),
  },
  // Many of today's packages ship as ES modules only; swc turns those into CommonJS too (cached).
  transformIgnorePatterns: ['/node_modules/(react|react-dom|scheduler|graphql|rxjs)/'],
};

// Suites run beside each other on few and slow cores; what hangs is still found.
const testTimeout = 120_000;

// Jest's default, one less than the cores, runs everything in Jest's own process where there are two: 3,000 tests fill its heap.
const maxWorkers = Math.max(2, availableParallelism());
// Of heap, after a test file. Node keeps the modules of every file that ran; a new worker begins with none.
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
    ...project,
  })),
};
