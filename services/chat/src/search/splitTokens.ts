import { foldText } from '@meet/contracts/texts';

/** Characters of a token that are stored and compared; longer words are cut. */
const TOKEN_MAX = 32;
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
/** Letters of scripts that put no spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/**
 * Returns the words and emoji of a text in their order, folded as searches compare them. A run of a script without
 * spaces counts as one word.
 */
export const splitRuns = (text: string): string[] =>
  (foldText(text).match(WORD) ?? []).flatMap((word) => word.split(UNSPACED).filter(Boolean));

export const isUnspaced = (run: string): boolean => run.search(UNSPACED) === 0;

/**
 * Returns the distinct tokens under which the search index stores a text: its words and emoji. A run of a script
 * without spaces is stored as each pair of neighbours, and its last letter alone, so that every part of it is found.
 */
export function splitTokens(text: string): Set<string> {
  return new Set(
    splitRuns(text).flatMap((run) => {
      if (!isUnspaced(run)) return [run.slice(0, TOKEN_MAX)];
      const letters = [...run];
      return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
    }),
  );
}

/** Returns the beginnings of tokens that a message must have if it holds all words of a search. */
export function splitPrefixes(search: string): Set<string> {
  return new Set(
    splitRuns(search).flatMap((run) => {
      if (!isUnspaced(run)) return [run.slice(0, TOKEN_MAX)];
      const letters = [...run];
      return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => letters[at]! + letter);
    }),
  );
}
