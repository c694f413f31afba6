import { describe, expect, it } from '@jest/globals';
import { mergeTexts } from './mergeTexts.ts';

describe('texts', () => {
  it('refuse two under one key', () => {
    expect(() => mergeTexts({ a: 'x' }, { a: 'y' })).toThrow('Two texts claim the key a.');
  });
});
