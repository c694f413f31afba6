/** Letters and signs that Unicode does not decompose, with the ones that people type in their place. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th', ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', ø: 'o', ŧ: 't' },
  ...{ ƀ: 'b', ƈ: 'c', ɖ: 'd', ɗ: 'd', ƒ: 'f', ɠ: 'g', ɨ: 'i', ƙ: 'k', ƚ: 'l', ɲ: 'n', ɵ: 'o', ƭ: 't', ʉ: 'u', ƶ: 'z' },
  ...{ ς: 'σ', '‘': "'", '’': "'", ʼ: "'", '`': "'", '“': '"', '”': '"', '‐': '-', '–': '-', '—': '-', '−': '-' },
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

/**
 * Characters that searches ignore, as the content of a character class. They are accents of Latin, Greek and Cyrillic,
 * vowel points of Hebrew and Arabic, and invisible characters. Vowel signs of Indian scripts are letters and stay.
 */
export const UNSEARCHED_CHARACTERS =
  '\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf-\u05c7\u064b-\u065f\u0670\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f' +
  '\ufe20-\ufe2f\u1ab0-\u1aff\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff';
const UNSEARCHED = new RegExp(`[${UNSEARCHED_CHARACTERS}]`, 'g');
const ASCII = /^[ !"#-_a-~]*$/;

/**
 * Returns a text as searches compare it: without case and accents, with plain letters (`Łukasz` is `lukasz`, `Straße`
 * is `strasse`), in one Unicode normalization form. Texts that differ only in these are equal.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(UNSEARCHED, '')
    .toLowerCase()
    .replace(PLAIN_LETTER, (letter) => PLAIN_LETTERS[letter]!)
    .normalize('NFKC');
}
