import path from 'node:path';

const here = (name) => path.join(import.meta.dirname, 'jest', name);

/** Compiles TypeScript and ES modules to CommonJS. */
const swcTransform = [
  here('compile.cjs'),
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Tests of components run in jsdom with additions, as CommonJS, which Jest’s mocks need there. */
export const browserProject = {
  testEnvironment: here('environment.cjs'),
  testMatch: ['**/src/**/*.test.ts?(x)'],
  setupFilesAfterEnv: [here('setup.cjs')],
  moduleNameMapper: { '\\.(css|svg|png|mp3|woff2)$': here('asset.cjs') },
  transform: { '\\.[cm]?[jt]sx?$': swcTransform },
  // Many packages only ship as ES modules, so they are compiled too (cached).
  transformIgnorePatterns: ['/node_modules/(react|react-dom|scheduler|graphql|rxjs)/'],
};

/** Complete configuration of a remote: `export { default } from '@meet/mfe-build/jest';` in its `jest.config.js`. */
export default { ...browserProject, testTimeout: 30_000 };
