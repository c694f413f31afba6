import { scanPieces, type Piece, type Token } from './scanPieces.ts';

/** One entry of a list of people, as it was written: its reader validates the address. */
export interface WrittenAddress {
  /** Without what stood around it; where nothing looks like an address, all that was written. */
  readonly email: string;
  /** Empty where none stood beside it. */
  readonly name: string;
}

/**
 * The entries of a list as people paste them, in any mixture: `a@x, b@x; c@x`, one a line, `Name <a@x>`,
 * `"Last, First" <a@x>`, `Last, First <a@x>`, cells of a table, addresses with only spaces between. Nothing is left out:
 * what is no address is an entry as well, and so is every double.
 */
export function parseAddresses(text: string): WrittenAddress[] {
  return joinNames(scanPieces(text)).flatMap(readPiece);
}

/** A comma within a name parts no entries: `Last, First <a@x>` and `"Last, First", a@x` are one each. */
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
  // `a@x Name`, as tables with the address first have it.
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

/** Without the heading of a mail's line (`To:`) and marks around it; marks alone, as lists begin with, are no name. */
function nameIn(words: readonly Token[], email: string): string {
  const [first, ...rest] = words.map(asWritten);
  const name = (first?.endsWith(':') ? rest : [first, ...rest]).join(' ').replace(/^['“‘(]|['”’)]$/g, '');
  return /\p{L}/u.test(name) && name.toLowerCase() !== email.toLowerCase() ? name.trim() : '';
}
