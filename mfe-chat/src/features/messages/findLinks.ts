export type TextPart = { readonly text: string } | { readonly text: string; readonly href: string };

const ADDRESS = /\bhttps?:\/\/[^\s<>"']+|\bwww\.[^\s<>"']+\.[^\s<>"']+/gi;
/** What ends a sentence around an address, not the address itself. */
const TRAILING = /[.,;:!?…)\]}'"»]+$/;

/** Splits a text into plain parts and web addresses; only http and https become links. */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimmed(match[0]);
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
  const address = found.replace(TRAILING, '');
  const next = found.charAt(address.length);
  return next === ')' && address.includes('(') && !address.includes(')') ? `${address})` : address;
}
