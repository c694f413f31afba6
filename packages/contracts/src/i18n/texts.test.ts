import { describe, expect, it } from '@jest/globals';
import { mergeTexts } from './mergeTexts.ts';

describe('texts', () => {
  it('refuse two under one key', () => {
    expect(() => mergeTexts({ a: 'x' }, { a: 'y' })).toThrow('Two texts claim the key a.');
  });

  it('are joined into a tree of its own', () => {
    const domain = { errors: { GONE: 'Gone' } };
    const merged = mergeTexts(domain) as { errors: Record<string, string> };
    merged.errors['LATE'] = 'Late';
    expect(domain).toEqual({ errors: { GONE: 'Gone' } });
  });
});
