import { describe, expect, it } from '@jest/globals';
import enUS from './i18n/en_US.json';
import frFR from './i18n/fr_FR.json';
import roRO from './i18n/ro_RO.json';

type Tree = { readonly [key: string]: string | Tree };

/** Keys with the placeholders that their texts hold. */
function textsOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`]
      : textsOf(value, `${prefix}${key}.`),
  );
}

describe('the texts about who asks to follow', () => {
  it.each([
    ['French', frFR],
    ['Romanian', roRO],
  ])('are all there in %s, with the same placeholders', (_language, texts) => {
    expect(textsOf(texts)).toEqual(textsOf(enUS));
  });
});
