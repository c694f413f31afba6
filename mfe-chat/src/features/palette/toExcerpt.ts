import { CHAT_PREVIEW_LENGTH } from '@meet/chat-contract';
import { foldText } from '@meet/contracts/texts';

/** Characters kept before what is found; the palette on a phone shows about forty. */
const LEAD = 20;

/**
 * Returns a found text in one line, cut so that it shows what was searched: from its beginning if that is near, else from a
 * few words before what was found. A text in which the search is not found is shown from its beginning.
 */
export function toExcerpt(text: string, search: string): string {
  const characters = [...inOneLine(text)];
  const from = getStart(characters, getPlace(characters, foldText(inOneLine(search))));
  const shown = characters.slice(from, from + CHAT_PREVIEW_LENGTH).join('');
  return from === 0 ? shown : `… ${shown}`;
}

/** The beginning of the first whole word within the lead, or of the lead if there is none. */
function getStart(characters: readonly string[], at: number): number {
  const earliest = at - LEAD;
  if (earliest <= 0) return 0;
  const space = characters.indexOf(' ', earliest - 1);
  return space >= 0 && space < at ? space + 1 : earliest;
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The index of the first character of what is searched; -1 if it is not found. */
function getPlace(characters: readonly string[], wanted: string): number {
  let folded = '';
  const ends = characters.map((character) => (folded += foldText(character)).length);
  const found = wanted ? folded.indexOf(wanted) : -1;
  return found < 0 ? -1 : ends.findIndex((end) => end > found);
}
