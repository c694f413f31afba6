import { expect, it } from '@jest/globals';
import { toRequested } from './acquaintances.ts';

const accounts = Array.from({ length: 10 }, (_, at) => `account-${at}`);

it('requests one unused id in place of all missing accounts, so that one and a hundred cost the same', () => {
  for (const missing of [1, 100]) {
    const requested = toRequested([...accounts, ...Array.from({ length: missing }, () => null)]);
    expect(requested).toEqual([...accounts, expect.any(String)]);
  }
  expect(toRequested([undefined])).toHaveLength(1);
  expect(toRequested(accounts)).toEqual(accounts);
  expect(toRequested([])).toEqual([]);
});
