import { foldText } from '@meet/contracts/texts';

const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu;
/** Letters of scripts that put no spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/** A word or an emoji of a folded text. A run of a script without spaces counts as one word. */
export interface WordRun {
  readonly text: string;
  /** Index of its first character. */
  readonly start: number;
}

/** Returns the words and emoji of a text that is already folded, in their order. */
export const findRuns = (folded: string): WordRun[] =>
  [...folded.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    let end = index;
    return word
      .split(UNSPACED)
      .map((text) => ({ text, start: (end += text.length) - text.length }))
      .filter(({ text }) => text);
  });

/** Returns the words and emoji of a text in their order, folded as searches compare them. */
export const splitRuns = (text: string): string[] => findRuns(foldText(text)).map((run) => run.text);

/** Returns whether a run is of a script without spaces, in which a search finds any part. */
export const isUnspaced = (run: string): boolean => run.search(UNSPACED) === 0;
