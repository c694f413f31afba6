import { expect, it } from '@jest/globals';
import { askedAbout } from './acquaintances.ts';

const accounts = Array.from({ length: 10 }, (_, at) => `account-${at}`);

it('requests one unused id in place of all missing accounts, so that one and a hundred cost the same', () => {
  for (const missing of [1, 100]) {
    const asked = askedAbout([...accounts, ...Array.from({ length: missing }, () => null)]);
    expect(asked).toEqual([...accounts, expect.any(String)]);
  }
  expect(askedAbout([undefined])).toHaveLength(1);
  expect(askedAbout(accounts)).toEqual(accounts);
  expect(askedAbout([])).toEqual([]);
});
