import { describe, expect, it } from '@jest/globals';
import { shortenKey } from './shortenKey.ts';

describe('shortenKey', () => {
  it('shows a key of 35 characters in full', () => {
    expect(shortenKey('x'.repeat(35))).toBe('x'.repeat(35));
  });

  it('shows both ends of a longer key', () => {
    expect(shortenKey(`${'a'.repeat(15)}middle${'z'.repeat(15)}`)).toBe(`${'a'.repeat(15)}......${'z'.repeat(15)}`);
  });
});
