export type TextPart = { readonly text: string } | { readonly text: string; readonly href: string };

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** A word such as `www.example`; a web address needs another dot. */
const SHORT = /^www\.[^.]*$/i;
/** Punctuation that belongs to the sentence around a web address, not to the address. */
const PUNCTUATION = '.,;:!?…"»”’。，、；：！？';
/** Closing brackets, each with its opening bracket. */
const BRACKETS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
  ['）', '（'],
  ['】', '【'],
  ['」', '「'],
  ['』', '『'],
]);

/** Splits a text into plain parts and web addresses; only http and https become links. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
    if (SHORT.test(address)) continue;
    const href = /^www\./i.test(address) ? `https://${address}` : address;
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** Removes trailing punctuation, and each trailing bracket without an opening bracket in the address. */
function trimmed(found: string): string {
  const counts = new Map<string, number>();
  for (const character of found) counts.set(character, (counts.get(character) ?? 0) + 1);
  const count = (character: string) => counts.get(character) ?? 0;
  let length = found.length;
  for (; length > 0; length--) {
    const last = found[length - 1]!;
    const opening = BRACKETS.get(last);
    if (opening ? count(last) <= count(opening) : !PUNCTUATION.includes(last)) break;
    counts.set(last, count(last) - 1);
  }
  return found.slice(0, length);
}
