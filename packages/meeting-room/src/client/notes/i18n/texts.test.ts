import { expect, it } from '@jest/globals';
import en from './en_US.json';
import fr from './fr_FR.json';
import ro from './ro_RO.json';

const listTexts = (catalogue: Record<string, string>) =>
  Object.entries(catalogue).map(([name, value]) => [name, ...(value.match(/\{\{\w+\}\}/g) ?? []).toSorted()].join(' '));

it('every language has the same texts with the same placeholders', () => {
  for (const catalogue of [fr, ro]) expect(listTexts(catalogue).toSorted()).toEqual(listTexts(en).toSorted());
});
