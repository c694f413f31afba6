import { CHAT_PREVIEW_LENGTH } from '@meet/chat-contract';
import { foldText, splitWords } from '@meet/contracts/texts';

/** Number of characters kept before the match; the palette on a phone shows about forty. */
const LEAD = 20;

/**
 * Returns a found text in one line, cut so that it shows the match: the whole search, or else the first of its words
 * that the text holds. It starts at the text's beginning if the match is near, otherwise a few words before the match. A
 * text without a match is shown from its beginning.
 */
export function toExcerpt(text: string, search: string): string {
  const characters = [...inOneLine(text)];
  const from = getStart(characters, getPlace(characters, [foldText(inOneLine(search)), ...splitWords(search)]));
  const shown = characters.slice(from, from + CHAT_PREVIEW_LENGTH).join('');
  return from === 0 ? shown : `… ${shown}`;
}

/**
 * Returns the index of the first whole word within the lead, or of the lead's first character if no word begins there.
 */
function getStart(characters: readonly string[], at: number): number {
  const earliest = at - LEAD;
  if (earliest <= 0) return 0;
  const space = characters.indexOf(' ', earliest - 1);
  return space >= 0 && space < at ? space + 1 : earliest;
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the index of the first character of the first text that is found; -1 if there is none. */
function getPlace(characters: readonly string[], wanted: readonly string[]): number {
  let folded = '';
  const ends = characters.map((character) => (folded += foldText(character)).length);
  const found = wanted.map((text) => (text ? folded.indexOf(text) : -1)).find((at) => at >= 0) ?? -1;
  return found < 0 ? -1 : ends.findIndex((end) => end > found);
}
