/** A piece of a note: text, or an element that contains pieces. */
export type NotePiece = string | NoteElement;

export interface NoteElement {
  readonly tag: NoteTag;
  /** URL; only links have one. */
  readonly href?: string;
  readonly children: NotePiece[];
}

const TAGS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'] as const;
export type NoteTag = (typeof TAGS)[number];

const TOKEN = new RegExp(`<(/?)(${TAGS.join('|')})(?:\\s([^<>]*))?/?>`, 'gi');
const HREF = /(?:^|\s)href="(https?:\/\/[^"]+)"/;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
};

/**
 * Parses a note's HTML into pieces that are drawn one by one, so that the browser never receives it as HTML. Only
 * paragraphs, lists, emphasis and links to the web count as markup; the rest stays text. Unclosed elements end with the
 * note.
 */
export function readNote(html: string): NotePiece[] {
  const root: NotePiece[] = [];
  const open: NoteElement[] = [];
  const add = (piece: NotePiece) => (open.at(-1)?.children ?? root).push(piece);
  let end = 0;
  for (const token of html.matchAll(TOKEN)) {
    const [whole, slash, name = '', attributes = ''] = token;
    const tag = name.toLowerCase() as NoteTag;
    if (token.index > end) add(decode(html.slice(end, token.index)));
    end = token.index + whole.length;
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const href = tag === 'a' ? HREF.exec(attributes)?.[1] : undefined;
    const element: NoteElement = { tag, children: [], ...(href && { href: decode(href) }) };
    add(element);
    if (tag !== 'br') open.push(element);
  }
  if (end < html.length) add(decode(html.slice(end)));
  return root;
}

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => ENTITIES[name]!);
