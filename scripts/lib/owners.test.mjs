import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from './git.mjs';
import { readWorkspaces } from './importGraph.mjs';
import { ROOT } from './prepare.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([pattern, ...teams]) => ({ pattern, teams }));
const findOwners = (folder) =>
  rules.findLast(({ pattern }) => pattern === '*' || `/${folder}/`.startsWith(pattern)).teams;
/** Folders that teams share; each folder within has an owner of its own. */
const SHARED = /^(?:(?:contracts|packages|services)|e2e\/specs)\/[^/]+(?=\/)/;
const toOwned = (file) => SHARED.exec(file)?.[0] ?? file.split('/')[0];

describe('owners', () => {
  it('are named for folders that exist', () => {
    const missing = rules
      .map(({ pattern }) => pattern)
      .filter((pattern) => pattern !== '*' && !existsSync(path.join(ROOT, pattern)));
    expect(missing).toEqual([]);
  });

  it('name every folder on a line of its own', () => {
    const files = git('ls-files')
      .split('\n')
      .filter((file) => file.includes('/'));
    const folders = new Set(files.map(toOwned));
    expect(folders.size).toBeGreaterThan(50);
    const named = new Set(rules.map(({ pattern }) => pattern));
    expect([...folders].filter((folder) => !named.has(`/${folder}/`))).toEqual([]);
  });

  it('are one team for each remote and service, and include the platform for contracts', () => {
    for (const folder of readWorkspaces(JSON.parse(read('package.json'))).filter((one) =>
      /^(contracts|services|mfe-)/.test(one),
    )) {
      const teams = findOwners(folder);
      if (folder.startsWith('contracts/'))
        expect([folder, teams]).toEqual([folder, expect.arrayContaining(['@meet/platform'])]);
      else expect([folder, teams]).toEqual([folder, [expect.stringMatching(/^@meet\/[a-z]+$/)]]);
    }
  });
});

describe('the licence', () => {
  it('is the one that package.json names', () => {
    expect([JSON.parse(read('package.json')).license, read('LICENSE').split('\n')[0]]).toEqual(['MIT', 'MIT License']);
  });
});
