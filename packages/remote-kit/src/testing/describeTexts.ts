import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@meet/contracts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Returns the keys with the placeholders of their texts. The number of plural forms depends on the language, so plural
 * suffixes are removed.
 */
function listTexts(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(PLURAL, '')} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`]
      : listTexts(value as object, `${prefix}${key}.`),
  );
}

/** Tests that every language has all texts of the default one, with the same placeholders. */
export function describeTexts(whose: string, texts: Readonly<Record<Locale, object>>): void {
  describe(`the texts of ${whose}`, () => {
    it.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))('are all there in %s, filled alike', (locale) => {
      expect(new Set(listTexts(texts[locale]))).toEqual(new Set(listTexts(texts[DEFAULT_LOCALE])));
    });
  });
}
