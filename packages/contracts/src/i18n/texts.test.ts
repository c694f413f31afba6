import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../core/index.ts';
import { mergeTexts, type TextTree } from './mergeTexts.ts';
import { loadTexts } from './texts.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(tree: TextTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`.replace(PLURAL, '')] : keysOf(value, `${prefix}${key}.`),
  );
}

describe('texts', () => {
  it('has every key in every language', async () => {
    const [first, ...rest] = await Promise.all(LOCALES.map(async (locale) => new Set(keysOf(await loadTexts(locale)))));
    for (const keys of rest) expect([...keys].sort()).toEqual([...first!].sort());
  });

  it('refuses two texts under one key', () => {
    expect(() => mergeTexts({ a: 'x' }, { a: 'y' })).toThrow('Two texts claim the key a.');
  });
});
