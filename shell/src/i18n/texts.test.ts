import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@meet/contracts';
import { loadShellTexts } from './loadShellTexts.ts';

const MARK = /\{\{\w+\}\}/g;

function textsOf(tree: object, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
}

describe('the shell’s texts', () => {
  it('has every key in every language, with the same marks to fill in', async () => {
    const [first, ...rest] = await Promise.all(LOCALES.map(async (locale) => textsOf(await loadShellTexts(locale))));
    for (const texts of rest) {
      expect(texts.map(([key]) => key)).toEqual(first!.map(([key]) => key));
      expect(texts.map(([, text]) => text.match(MARK))).toEqual(first!.map(([, text]) => text.match(MARK)));
    }
  });
});
