import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@meet/contracts';
import { loadKitTexts } from './loadKitTexts.ts';

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value as object, `${prefix}${key}.`),
  );
}

describe('the kit’s texts', () => {
  it('has every key in every language', async () => {
    const [first, ...rest] = await Promise.all(LOCALES.map(async (locale) => keysOf(await loadKitTexts(locale))));
    for (const keys of rest) expect(keys).toEqual(first);
  });
});
