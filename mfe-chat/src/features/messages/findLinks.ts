export type TextPart = { readonly text: string } | { readonly text: string; readonly href: string };

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Beginnings of names that are no address without another dot: `www.example` is a word. */
const SHORT = /^www\.[^.]*$/i;
/** What ends a sentence around an address, not the address itself. */
const TRAILING = '.,;:!?…)]}\'"»';

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

/** Without trailing punctuation; a bracket stays where its partner is part of the address. */
function trimmed(found: string): string {
  let length = found.length;
  while (length > 0 && TRAILING.includes(found[length - 1]!)) length--;
  const address = found.slice(0, length);
  const next = found.charAt(address.length);
  return next === ')' && address.includes('(') && !address.includes(')') ? `${address})` : address;
}
