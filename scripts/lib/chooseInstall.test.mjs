import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL, chooseInstall, PRODUCT, stampFor } from './chooseInstall.mjs';
import { ROOT } from './prepare.mjs';

const choose = (state) => chooseInstall({ wanted: PRODUCT, lockfile: 'new', hasModules: true, ...state });
const CI = { args: ['ci', '--include=dev'], scope: ALL };

describe('an installation', () => {
  it('omits the tools of tests in a fresh clone until they are needed', () => {
    const fresh = { stamp: undefined, hasModules: false };
    expect(choose(fresh)).toEqual({ args: ['ci', '--omit=dev'], scope: PRODUCT });
    expect(choose({ ...fresh, wanted: ALL })).toEqual(CI);
  });

  it('runs once for each state of the lockfile', () => {
    for (const scope of [PRODUCT, ALL]) {
      expect(choose({ stamp: stampFor('new', scope), wanted: scope })).toBeUndefined();
      expect(choose({ stamp: stampFor('old', scope), wanted: scope })).toMatchObject({ scope });
    }
  });

  it('requests the tools of tests explicitly, so that NODE_ENV and npm’s configuration cannot omit them', () => {
    for (const stamp of [undefined, stampFor('old', ALL), stampFor('new', PRODUCT)])
      expect(choose({ stamp, wanted: ALL }).args).toContain('--include=dev');
  });

  it('adds the tools of tests, and a later start installs nothing', () => {
    expect(choose({ stamp: stampFor('new', PRODUCT), wanted: ALL })).toEqual({
      args: ['install', '--no-save', '--include=dev'],
      scope: ALL,
    });
    expect(choose({ stamp: stampFor('new', ALL), wanted: PRODUCT })).toBeUndefined();
  });

  it.each([
    ['was made for tests', stampFor('old', ALL)],
    ['was made before there were two kinds', 'old'],
    ['was made by npm itself', undefined],
  ])('keeps everything in a checkout that %s', (_how, stamp) => {
    expect(choose({ stamp })).toEqual(CI);
  });

  it('treats one from before there were two kinds as complete', () => {
    expect(choose({ stamp: 'new' })).toBeUndefined();
  });
});

describe('the product’s installation', () => {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

  // Without these types, the shell would declare fewer types to remotes than required, and no build would fail.
  it.each(['node', 'typescript-native', 'webpack', '@types/node', '@types/react', '@types/react-dom'])(
    'has %s, which builds need',
    (name) => {
      expect(packages[`node_modules/${name}`]).toBeDefined();
      expect(packages[`node_modules/${name}`].dev).toBeUndefined();
    },
  );

  it.each(['jest', '@playwright/test', 'knip', 'prettier', 'dependency-cruiser'])(
    'leaves out %s, which only tests need',
    (name) => {
      expect(packages[`node_modules/${name}`]).toMatchObject({ dev: true });
    },
  );
});
