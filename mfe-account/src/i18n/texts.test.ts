import { describe, expect, it } from '@jest/globals';
import enUS from './en_US.json';
import frFR from './fr_FR.json';
import roRO from './ro_RO.json';

type Tree = { readonly [key: string]: string | Tree };

const PLURAL = /_(one|few|many|other)$/;

/** Keys with the placeholders that their texts hold. */
function textsOf(tree: Tree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`${prefix}${key.replace(PLURAL, '')} ${(value.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`]
      : textsOf(value, `${prefix}${key}.`),
  );
}

describe('the texts of the account', () => {
  it.each([
    ['French', frFR],
    ['Romanian', roRO],
  ])('are all there in %s, with the same placeholders', (_language, texts) => {
    expect(new Set(textsOf(texts))).toEqual(new Set(textsOf(enUS)));
  });
});
