import { describe, expect, it } from '@jest/globals';
import { mergeTexts } from './mergeTexts.ts';

describe('texts', () => {
  it('are refused if two have the same key', () => {
    expect(() => mergeTexts({ a: 'x' }, { a: 'y' })).toThrow('Two texts claim the key a.');
  });

  it('are merged into a new tree', () => {
    const domain = { errors: { GONE: 'Gone' } };
    const merged = mergeTexts(domain) as { errors: Record<string, string> };
    merged.errors['LATE'] = 'Late';
    expect(domain).toEqual({ errors: { GONE: 'Gone' } });
  });
});
