import { describe, expect, it } from '@jest/globals';
import { satisfy } from '@module-federation/runtime';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readProvidedVersions, SHARED_MODULES } from './sharedModules.js';

const WORKSPACE = path.join(import.meta.dirname, '../../..');
/** Folders of our packages that are not shared; the table gives the reasons. */
const UNSHARED = new Set([
  ...['testing', 'plain', 'icons', 'illustrations', 'graphql', 'remotes', 'push'],
  ...['capabilities', 'erasure', 'files', 'keys', 'markdown', 'passwords', 'texts', 'zones'],
]);
const HOUSE = ['ui', 'contracts', 'remote-kit', 'guidance'];

/** Returns the public sub-paths of one of our packages. */
function getRequests(name: string): string[] {
  const source = path.join(WORKSPACE, 'packages', name, 'src');
  const subPaths = readdirSync(source).filter(
    (folder) => !UNSHARED.has(folder) && existsSync(path.join(source, folder, 'index.ts')),
  );
  return [`@meet/${name}`, ...subPaths.map((subPath) => `@meet/${name}/${subPath}`)];
}

describe('the table of shared modules', () => {
  it('lists every public part of the product’s packages, and no other', () => {
    const listed = Object.keys(SHARED_MODULES).filter((request) => request.startsWith('@meet/'));
    expect(listed.sort()).toEqual(HOUSE.flatMap(getRequests).sort());
  });

  it('has ranges that the shell’s installed versions satisfy', () => {
    const versions = readProvidedVersions(path.join(WORKSPACE, 'shell'));
    const unfit = Object.entries(SHARED_MODULES).filter(([request, { range }]) => !satisfy(versions[request]!, range));
    expect(unfit).toEqual([]);
    expect(satisfy('20.0.0', SHARED_MODULES['react']!.range)).toBe(false);
  });
});
