import { foldText, UNSEARCHED_CHARACTERS } from '@meet/contracts/texts';
import { literally } from './literally.ts';

/** Blocks of Unicode that hold letters and signs which fold to others: Latin, Greek, Cyrillic, punctuation, wide forms. */
const FOLDING_BLOCKS: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x2af],
  [0x370, 0x52f],
  [0x1e00, 0x206f],
  [0x2100, 0x214f],
  [0xfb00, 0xfb06],
  [0xff01, 0xff5e],
];

/** The characters of the blocks by the text that each folds to. */
const CHARACTERS = new Map<string, string[]>();
for (const [from, to] of FOLDING_BLOCKS)
  for (let code = from; code <= to; code++) {
    const character = String.fromCodePoint(code);
    const folded = foldText(character);
    if (folded) CHARACTERS.set(folded, [...(CHARACTERS.get(folded) ?? []), character]);
  }
/** The texts of more than one character that a single one folds to, such as `ss`. The longest come first. */
const LONG = [...CHARACTERS.keys()].filter((folded) => folded.length > 1).sort((a, b) => b.length - a.length);

const UNSEEN = `[${UNSEARCHED_CHARACTERS}]*`;
const toClass = (characters: readonly string[]) => `[${characters.map(literally).join('').replaceAll('-', '\\-')}]`;

/** Characters of a search that count: databases refuse patterns beyond 32,764 bytes. */
const SEARCHED_MAX = 100;

/**
 * Returns a pattern for `$regex` that finds a text within stored texts as `foldText` compares them, whatever the case and
 * accents of either. Nothing in the text is taken for a pattern. Characters beyond the hundredth are disregarded.
 */
export function searchPattern(text: string): string {
  const wanted = [...foldText(text.trim())].slice(0, SEARCHED_MAX).join('');
  let pattern = '';
  for (let at = 0; at < wanted.length;) {
    const long = LONG.find((one) => wanted.startsWith(one, at));
    const letters = long ? [...long] : [String.fromCodePoint(wanted.codePointAt(at)!)];
    const next = at + letters.join('').length;
    const apart = letters.map((letter, index) => {
      // A search that begins or ends within `ss` finds `ß` as well: `stras` is the beginning of `Straße`.
      const isFirst = at + index === 0;
      const isLast = next === wanted.length && index === letters.length - 1;
      const halved = LONG.filter((one) => (isFirst && one.endsWith(letter)) || (isLast && one.startsWith(letter)));
      return `${oneOf(letter, halved.flatMap(getForms))}${UNSEEN}`;
    });
    pattern += long ? `(?:${toClass(getForms(long))}${UNSEEN}|${apart.join('')})` : apart.join('');
    at = next;
  }
  return pattern;
}

const getForms = (folded: string): readonly string[] => CHARACTERS.get(folded) ?? [folded];

/** One letter in all its forms, its decomposed one included. */
function oneOf(letter: string, more: readonly string[]): string {
  const parts = letter.normalize('NFD');
  const forms = toClass([...getForms(letter), ...more]);
  return parts === letter ? forms : `(?:${forms}|${literally(parts)})`;
}
