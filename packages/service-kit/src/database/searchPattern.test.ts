import { describe, expect, it } from '@jest/globals';
import { foldText } from '@meet/contracts/texts';
import fc from 'fast-check';
import { searchPattern } from './searchPattern.ts';

const finds = (search: string, text: string) => new RegExp(searchPattern(search), 'u').test(text);
const LONGEST_PATTERN_BYTES = 32_764;

describe('searchPattern', () => {
  it.each([
    ['angstrom', 'Der Ångström'],
    ['lukasz', 'Łukasz'],
    ['BRULEE', 'crème brûlée'],
    ['Élodie', 'E\u0301lodie'],
    ['elodie', 'É\u200Blodie'],
    ['strasse', 'Hauptstraße'],
    ['Hauptstras', 'Hauptstraße'],
    ['se 12', 'Große 12'],
    ['straße', 'STRASSE'],
    ['kjær', 'Kjaer'],
    ['ガス', 'カ\u3099ス'],
    ['한', '한글'],
    ['a.*b', 'say A.*B'],
    ['-]^\\', '[-]^\\'],
    ['o\u2019brien', "O'Brien"],
    ['արամ', 'ԱՐԱՄ'],
    ['თბილისი', 'ᲗᲑᲘᲚᲘᲡᲘ'],
    ['ᏣᎳᎩ', 'ꮳꮃꭹ'],
    ['احمد', 'أحمد'],
    ['لا', '\uFEFB'],
    ['क़लम', '\u0958लम'],
    ['山田 太郎', '山田　太郎'],
    ['ガス', 'ｶﾞｽ'],
    ['カ\u3099ス', 'ｶﾞｽ'],
    ['母', '\u2E9F'],
    ['10', '①⓪'],
  ])('for %s finds %s', (search, text) => {
    expect(finds(search, text)).toBe(true);
  });

  it.each([
    ['a.*b', 'axxb'],
    ['カ', 'ガ'],
    ['asx', 'aßx'],
    ['कि', 'का'],
    ['lukas', 'luka'],
  ])('for %s does not find %s', (search, text) => {
    expect(finds(search, text)).toBe(false);
  });

  it('finds each cased letter of Unicode’s first plane, in any case', () => {
    const missed: string[] = [];
    for (let code = 0x20; code <= 0xffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/^[\p{Lu}\p{Ll}\p{Lt}]$/u.test(letter)) continue;
      const forms = [foldText(letter), letter.toLowerCase(), letter.toUpperCase()];
      if (!forms.every((form) => foldText(form) !== foldText(letter) || finds(form, letter))) missed.push(letter);
    }
    expect(missed).toEqual([]);
  });

  it('finds what foldText finds, and nothing else', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aäåÅeéÉisßŁlœoøšśțţ-. ['), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (search, text) => {
        const wanted = foldText(search.trim());
        fc.pre(!wanted.includes('sss'));
        expect(finds(search, text)).toBe(foldText(text).includes(wanted));
      }),
      { numRuns: 3_000 },
    );
  });

  it('never exceeds the maximum length of databases', () => {
    for (const letter of [...'abcdefghijklmnopqrstuvwxyz0 -', 'ss', 'ae', 'oe', 'ij', '10', 'ﷺ', '℡', '漢', '각']) {
      const pattern = searchPattern(letter.repeat(1_000));
      expect(Buffer.byteLength(pattern)).toBeLessThan(LONGEST_PATTERN_BYTES);
    }
  });

  it('takes time linear in the text', () => {
    const started = performance.now();
    expect(finds(`${'s'.repeat(99)}x`, 's\u0301'.repeat(50_000))).toBe(false);
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});
