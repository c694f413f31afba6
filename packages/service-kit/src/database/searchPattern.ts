import { foldText, UNSEARCHED_CHARACTERS } from '@meet/contracts/texts';
import { literally } from './literally.ts';

/**
 * Blocks of Unicode's first plane that hold letters and signs that fold to others. The list omits Chinese characters
 * and Hangul syllables, which fold to themselves. It also omits ligatures of whole Arabic words and squared words such
 * as `㎏`.
 */
const FOLDING_BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x6ff],
  [0x900, 0x13ff],
  [0x1c80, 0x24ff],
  [0x2c00, 0x303f],
  [0x3131, 0x318e],
  [0xa640, 0xa7ff],
  [0xab30, 0xabbf],
  [0xf900, 0xfb4f],
  [0xfe70, 0xfefc],
  [0xff01, 0xffdc],
];

/** The characters of the blocks by the text that each folds to. */
const CHARACTERS = new Map<string, string[]>();
for (const [from, to] of FOLDING_BLOCKS)
  for (let code = from; code <= to; code++) {
    const character = String.fromCodePoint(code);
    const folded = foldText(character);
    if (folded) CHARACTERS.set(folded, [...(CHARACTERS.get(folded) ?? []), character]);
  }
/** Folded texts of more than one character that a single character folds to, such as `ss`. The longest come first. */
const LONG = [...CHARACTERS.keys()].filter((folded) => folded.length > 1).sort((a, b) => b.length - a.length);

const UNSEEN = `[${UNSEARCHED_CHARACTERS}]*`;
const escaped = (character: string) => literally(character).replace('-', '\\-');

/**
 * Returns a class of these characters. Neighbours in Unicode become a range, which keeps the patterns of long searches
 * short.
 */
function toClass(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code === run[1] + 1) run[1] = code;
    else runs.push([code, code]);
  }
  const written = runs.map(([first, last]) => {
    const ends = [...new Set([first, last])].map((code) => escaped(String.fromCodePoint(code)));
    return ends.join(last > first + 1 ? '-' : '');
  });
  return `[${written.join('')}]`;
}

/** Number of characters of a search that are used: databases refuse patterns beyond 32,764 bytes. */
const SEARCHED_MAX = 100;

/**
 * Returns a pattern for `$regex` that finds a text within stored texts as `foldText` compares them, regardless of case
 * and accents. All characters of the text are taken literally. Characters beyond the hundredth are ignored.
 */
export function searchPattern(text: string): string {
  const wanted = [...foldText(text.trim())].slice(0, SEARCHED_MAX).join('');
  let pattern = '';
  for (let at = 0; at < wanted.length;) {
    const long = LONG.find((one) => wanted.startsWith(one, at));
    const letters = long ? [...long] : [String.fromCodePoint(wanted.codePointAt(at)!)];
    const next = at + letters.join('').length;
    const alternatives = letters.map((letter, index) => {
      // A search that begins or ends within `ss` finds `ß` as well: `stras` is the beginning of `Straße`.
      const isFirst = at + index === 0;
      const isLast = next === wanted.length && index === letters.length - 1;
      const halved = LONG.filter((one) => (isFirst && one.endsWith(letter)) || (isLast && one.startsWith(letter)));
      return `${oneOf(letter, halved.flatMap(getForms))}${UNSEEN}`;
    });
    pattern += long ? `(?:${toClass(getForms(long))}${UNSEEN}|${alternatives.join('')})` : alternatives.join('');
    at = next;
  }
  return pattern;
}

const getForms = (folded: string): readonly string[] => CHARACTERS.get(folded) ?? [folded];

/** Returns a pattern for one letter in all its forms, including its decomposed one. */
function oneOf(letter: string, more: readonly string[]): string {
  const parts = [...letter.normalize('NFD')];
  const forms = toFormsClass(letter, more);
  return parts.length === 1 ? forms : `(?:${forms}|${parts.map((part) => toFormsClass(part)).join('')})`;
}

/** A letter outside the blocks counts as a form of itself. */
const toFormsClass = (letter: string, more: readonly string[] = []) =>
  toClass([...new Set([letter, ...getForms(letter), ...more])]);
