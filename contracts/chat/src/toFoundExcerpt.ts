import { foldText } from '@meet/contracts/texts';
import { CHAT_PREVIEW_LENGTH } from './limits.ts';
import type { ChatSearch } from './parseChatSearch.ts';
import { findRuns, isUnspaced, splitRuns, type WordRun } from './searchWords.ts';

export interface ExcerptPart {
  readonly text: string;
  /** Whether the search found this part. */
  readonly isFound: boolean;
}

/** Number of letters kept before the first found part; the palette on a phone shows about forty. */
const LEAD = 20;
/** A letter with the marks that belong to it, which are folded together. */
const LETTER = /[^\p{M}\uff9e\uff9f][\p{M}\uff9e\uff9f]*|[\p{M}\uff9e\uff9f]+/gu;

/**
 * Returns a found text in one line, cut so that it shows the first found word, and divided into found and other parts.
 * It starts at the text's beginning if the word is near, otherwise a few words before it. Words are found as the search
 * index finds them: folded, and by their beginnings.
 */
export function toFoundExcerpt(text: string, search: Pick<ChatSearch, 'words' | 'phrases'>): ExcerptPart[] {
  const letters = text.replace(/\s+/g, ' ').trim().match(LETTER) ?? [];
  const isFound = markLetters(letters, search);
  const from = getStart(letters, isFound.indexOf(true));
  const to = from + CHAT_PREVIEW_LENGTH;
  const parts: ExcerptPart[] = from > 0 ? [{ text: '… ', isFound: false }] : [];
  letters.slice(from, to).forEach((letter, at) => addLetter(parts, letter, isFound[from + at] ?? false));
  if (to < letters.length) addLetter(parts, '…', false);
  return parts;
}

function addLetter(parts: ExcerptPart[], letter: string, isFound: boolean): void {
  const last = parts.at(-1);
  if (last?.isFound === isFound) parts[parts.length - 1] = { text: last.text + letter, isFound };
  else parts.push({ text: letter, isFound });
}

/** Returns the index of the first whole word within the lead, or of the lead's first letter if no word begins there. */
function getStart(letters: readonly string[], at: number): number {
  const earliest = at - LEAD;
  if (earliest <= 0) return 0;
  const space = letters.indexOf(' ', earliest - 1);
  return space >= 0 && space < at ? space + 1 : earliest;
}

/** Returns for each letter whether the search found it. */
function markLetters(letters: readonly string[], search: Pick<ChatSearch, 'words' | 'phrases'>): boolean[] {
  let folded = '';
  /** For each character of the folded text, the index of its letter. */
  const letterAt: number[] = [];
  letters.forEach((letter, at) => {
    const plain = foldText(letter);
    folded += plain;
    for (let count = 0; count < plain.length; count += 1) letterAt.push(at);
  });
  const isFound = letters.map(() => false);
  for (const [start, end] of findSpans(folded, search)) {
    for (let at = start; at < end; at += 1) isFound[letterAt[at]!] = true;
  }
  return isFound;
}

type Span = readonly [start: number, end: number];

function findSpans(folded: string, { words, phrases }: Pick<ChatSearch, 'words' | 'phrases'>): Span[] {
  const runs = findRuns(folded);
  const wanted = [...splitRuns(words).map((word) => [word]), ...phrases.map(splitRuns)];
  return wanted.flatMap((phrase) => {
    const [first] = phrase;
    if (first === undefined) return [];
    if (phrase.length === 1 && isUnspaced(first)) return findParts(folded, first);
    return runs.flatMap((_run, at) => matchPhrase(runs.slice(at, at + phrase.length), phrase) ?? []);
  });
}

function findParts(folded: string, part: string): Span[] {
  const spans: Span[] = [];
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + part.length)) {
    spans.push([at, at + part.length]);
  }
  return spans;
}

/** Returns the place of a phrase that these neighbouring runs hold. Its last word may be the beginning of a word. */
function matchPhrase(runs: readonly WordRun[], phrase: readonly string[]): [Span] | undefined {
  const last = phrase.length - 1;
  const isHeld = phrase.every((word, at) => {
    const text = runs[at]?.text ?? '';
    // One letter begins too many words to show something.
    if (at === last && phrase.join('').length > 1) return text.startsWith(word);
    return at === 0 && isUnspaced(word) ? text.endsWith(word) : text === word;
  });
  if (!isHeld) return undefined;
  const [first] = runs;
  const start = first!.start + (last > 0 ? first!.text.length - phrase[0]!.length : 0);
  return [[start, runs[last]!.start + phrase[last]!.length]];
}
