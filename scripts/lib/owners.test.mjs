import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readWorkspaces } from './importGraph.mjs';
import { ROOT } from './prepare.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const rules = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([pattern, ...teams]) => ({ pattern, teams }));
const ownersOf = (folder) =>
  rules.findLast(({ pattern }) => pattern === '*' || `/${folder}/`.startsWith(pattern)).teams;

describe('owners', () => {
  it('are named for folders that are there', () => {
    const missing = rules
      .map(({ pattern }) => pattern)
      .filter((pattern) => pattern !== '*' && !existsSync(path.join(ROOT, pattern)));
    expect(missing).toEqual([]);
  });

  it('are one team for each remote and service; the platform looks at contracts too', () => {
    for (const folder of readWorkspaces(JSON.parse(read('package.json'))).filter((one) =>
      /^(contracts|services|mfe-)/.test(one),
    )) {
      const teams = ownersOf(folder);
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
