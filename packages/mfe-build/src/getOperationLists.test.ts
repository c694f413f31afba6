import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getOperationLists } from './getOperationLists.js';

const WORKSPACE = path.join(import.meta.dirname, '../../..');
const getLists = (name: string) =>
  getOperationLists(path.join(WORKSPACE, name)).map((list) => path.relative(WORKSPACE, list));

describe('the lists of documents that a build may contain', () => {
  it('are its own and those of its contracts', () => {
    expect(getLists('mfe-network')).toEqual(
      expect.arrayContaining(['mfe-network/operations.generated.json', 'contracts/meetings/operations.generated.json']),
    );
  });

  it('include those of contracts that only a package uses', () => {
    const { dependencies } = JSON.parse(readFileSync(path.join(WORKSPACE, 'shell/package.json'), 'utf8'));
    expect(dependencies).not.toHaveProperty('@meet/network-contract');
    const list = 'contracts/network/operations.generated.json';
    expect(getLists('shell')).toContain(list);
    expect(existsSync(path.join(WORKSPACE, list))).toBe(true);
  });
});
