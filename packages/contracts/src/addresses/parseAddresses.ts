import { scanPieces, type Piece, type Token } from './scanPieces.ts';

/** One entry of a list of people, as it was written. The caller validates the address. */
export interface WrittenAddress {
  /** Address without the characters around it; the whole entry if nothing in it looks like an address. */
  readonly email: string;
  /** Empty if the entry has no name. */
  readonly name: string;
}

/**
 * Returns the entries of a list as people paste them, in any mixture of forms: `a@x, b@x; c@x`, one a line, `Name
 * <a@x>`, `"Last, First" <a@x>`, `Last, First <a@x>`. Cells of a table and addresses with only spaces between work too.
 * Nothing is left out: text that is no address is an entry too, and so is every duplicate.
 */
export function parseAddresses(text: string): WrittenAddress[] {
  return joinNames(scanPieces(text)).flatMap(readPiece);
}

/**
 * Joins pieces that a comma within a name separated: `Last, First <a@x>` and `"Last, First", a@x` are one entry each.
 */
function joinNames(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before?.endedByComma && belongsTo(before, piece)) {
      joined.pop();
      const name = before.tokens.map(({ text }) => text).join(' ');
      const [first, ...rest] = piece.tokens;
      const isQuoted = before.tokens[0]!.kind === 'quoted';
      const tokens: Token[] = isQuoted
        ? [{ kind: 'word', text: name }, first!, ...rest]
        : [{ kind: 'word', text: `${name}, ${first!.text}` }, ...rest];
      joined.push({ ...piece, tokens });
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

function belongsTo({ tokens: name }: Piece, { tokens: next }: Piece): boolean {
  if (name.some(({ kind, text }) => kind === 'angle' || text.includes('@'))) return false;
  if (name.length === 1 && name[0]!.kind === 'quoted') return isAddress(next[0]!);
  const isWord = ({ kind, text }: Token) => kind === 'word' && !text.includes('@');
  const angle = next.findIndex(({ kind }) => kind === 'angle');
  return (
    name.every((token) => isWord(token) && NAME_WORD.test(token.text)) &&
    angle > 0 &&
    next.slice(0, angle).every(isWord)
  );
}

const NAME_WORD = /^[\p{L}\p{M}'’.-]+$/u;

function readPiece({ tokens }: Piece): WrittenAddress[] {
  const read: WrittenAddress[] = [];
  let words: Token[] = [];
  tokens.forEach((token, index) => {
    // `a@x <a@x>` names somebody by their address.
    const isName = token.kind !== 'angle' && tokens[index + 1]?.kind === 'angle';
    if (isName || !isAddress(token)) {
      words.push(token);
      return;
    }
    const email = trimAddress(token.text);
    read.push({ email, name: nameIn(words, email) });
    words = [];
  });
  if (words.length === 0) return read;
  const last = read.at(-1);
  // `a@x Name`, as in tables with the address in the first column.
  if (last && !last.name) return [...read.slice(0, -1), { ...last, name: nameIn(words, last.email) }];
  return [...read, { email: words.map(asWritten).join(' '), name: '' }];
}

const isAddress = ({ kind, text }: Token) => (kind === 'angle' && text !== '') || text.includes('@');
const asWritten = ({ kind, text }: Token) => (kind === 'angle' ? `<${text}>` : text);

function trimAddress(text: string): string {
  const bare = text.replace(/^mailto:/i, '');
  let from = 0;
  let to = bare.length;
  while (from < to && `"'“”‘’([`.includes(bare[from]!)) from += 1;
  while (to > from && `"'“”‘’)].>`.includes(bare[to - 1]!)) to -= 1;
  return bare.slice(from, to).replace(/^mailto:/i, '') || text;
}

/**
 * Returns the name without a mail header's label (`To:`) and surrounding quotation marks. Marks alone, such as bullets,
 * are no name.
 */
function nameIn(words: readonly Token[], email: string): string {
  const [first, ...rest] = words.map(asWritten);
  const name = (first?.endsWith(':') ? rest : [first, ...rest]).join(' ').replace(/^['“‘(]|['”’)]$/g, '');
  return /\p{L}/u.test(name) && name.toLowerCase() !== email.toLowerCase() ? name.trim() : '';
}
