import { withoutMeaningless } from '../texts/writtenTexts.ts';

/** A token of the text. `quoted` stood within quotation marks, `angle` within < and >. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'angle';
  readonly text: string;
}

/** Text between two separators. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly endedByComma: boolean;
}

const LINE_END = /[\r\n]/;
const WORD_END = /[\s,;<]/;
const ANGLE_END = /[<>,;\r\n]/;

/** Splits a text at commas, semicolons and line ends outside quotations. Each character is read at most twice. */
export function scanPieces(text: string): Piece[] {
  const seen = withoutMeaningless(text);
  const pieces: Piece[] = [];
  let tokens: Token[] = [];
  let at = 0;
  // No quotation closes before this index, so that the search for a closing mark never runs twice over the same text.
  let unquotedTo = 0;

  const end = (endedByComma: boolean) => {
    if (tokens.length > 0) pieces.push({ tokens, endedByComma });
    tokens = [];
  };
  const take = (kind: Token['kind'], token: string) => tokens.push({ kind, text: token });

  while (at < seen.length) {
    const character = seen[at]!;
    if (character === ',' || character === ';' || LINE_END.test(character)) {
      end(character === ',');
      at += 1;
    } else if (/\s/.test(character)) {
      at += 1;
    } else if (character === '<') {
      const close = indexOf(seen, ANGLE_END, at + 1);
      take('angle', seen.slice(at + 1, close).trim());
      at = seen[close] === '>' ? close + 1 : close;
    } else {
      const quotation = character === '"' && at >= unquotedTo ? readQuotation(seen, at) : undefined;
      if (quotation?.closed) {
        take('quoted', quotation.text.trim());
        at = quotation.end;
      } else {
        if (quotation) unquotedTo = quotation.end;
        const close = indexOf(seen, WORD_END, at + 1);
        take('word', seen.slice(at, close));
        at = close;
      }
    }
  }
  end(false);
  return pieces;
}

/** Reads a quotation up to the closing mark, or up to the line's end if there is none. */
function readQuotation(text: string, from: number): { text: string; end: number; closed: boolean } {
  let read = '';
  let at = from + 1;
  while (at < text.length && !LINE_END.test(text[at]!)) {
    if (text[at] === '"') return { text: read, end: at + 1, closed: true };
    if (text[at] === '\\') at += 1;
    read += text[at] ?? '';
    at += 1;
  }
  return { text: read, end: at, closed: false };
}

function indexOf(text: string, pattern: RegExp, from: number): number {
  let at = from;
  while (at < text.length && !pattern.test(text[at]!)) at += 1;
  return at;
}
