import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['Ångström', 'angstrom'],
    ['\u212Bngstrom', 'angstrom'],
    ['Łukasz', 'lukasz'],
    ['BRÛLÉE', 'brulee'],
    ['E\u0301lodie', 'elodie'],
    ['Ștefan Popescu', 'stefan popescu'],
    ['Şţefan', 'stefan'],
    ['Søren Kjærgård', 'soren kjaergard'],
    ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
    ['İstanbul Işık', 'istanbul isik'],
    ['Þórður Đoković', 'thordur dokovic'],
    ['ΟΔΥΣΣΕΥΣ Οδυσσεύς', 'οδυσσευσ οδυσσευσ'],
    ['O’Brien', "o'brien"],
    ['Ｆｕｌｌ\u00a0ﬁne', 'full fine'],
    ['inter\u00ADnation\u200Bal', 'international'],
    ['कविता', 'कविता'],
    ['한글', '한글'],
    ['a_b@x.com `x`', "a_b@x.com 'x'"],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('gives the same result for all Unicode normal forms and for folded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(text.normalize('NFC'))).toBe(folded);
        expect(foldText(text.normalize('NFD'))).toBe(folded);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});
