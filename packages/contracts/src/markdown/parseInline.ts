import { findLinks } from '../texts/findLinks.ts';
import type { InlineNode } from './nodes.ts';

type Mark = '**' | '*' | '_' | '~~';

const KIND_OF_MARK = { '**': 'strong', '*': 'emphasis', _: 'emphasis', '~~': 'strike' } as const;
/** Marks that a run of equal characters stands for. A longer run is no mark. */
const MARKS_OF_RUN: Readonly<Record<string, readonly Mark[]>> = {
  '*': ['*'],
  '**': ['**'],
  '***': ['**', '*'],
  _: ['_'],
  '~~': ['~~'],
};

/** Matches the beginning of everything that is not plain text. */
const SPECIAL = /`+|\*+|_+|~+|<@[A-Za-z0-9_-]{1,64}>|\[|\n[ \t]*\n/g;
/** `[label](address)` on one line, without further brackets. */
const NAMED_LINK = /\[([^[\]\n]{1,1000})\]\((https?:\/\/[^\s()<>"]{1,2000}|mailto:[^\s()<>"]{1,300})\)/y;
/** A label that looks like a URL. It could pretend to lead elsewhere, so it makes no link. */
const LIKE_ADDRESS = /:\/\/|[wW]{3}\.|@|[\p{L}\p{N}-]\.\p{L}{2}/u;
/** Letters and digits of scripts that separate words by spaces. A mark within such a word is part of the word. */
const IN_WORD = /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])[\p{L}\p{N}_]/u;

/** A mark that may begin a node, until its end is found. */
interface Opener {
  readonly mark: Mark;
  /** Its index among the nodes. */
  at: number;
}

/**
 * Parses the marks within lines. A mark without a counterpart is text, and so is one inside a word. The text is read
 * once, since at most one opener of each mark is open at a time.
 */
export function parseInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let openers: Opener[] = [];
  const links = placeLinks(text);
  const closings = createCodeEnds(text);
  let done = 0;
  let linkIndex = 0;
  const addText = (end: number) => {
    if (end > done) nodes.push({ kind: 'text', text: text.slice(done, end) });
    done = end;
  };
  const addUntil = (end: number, next: number, node: InlineNode) => {
    addText(end);
    nodes.push(node);
    done = next;
  };

  /** Ends the innermost open mark of this kind. Marks that were opened within it and not ended become text. */
  function close(mark: Mark): boolean {
    const index = openers.findLastIndex((opener) => opener.mark === mark);
    const opener = openers[index];
    if (!opener || opener.at === nodes.length - 1) return false;
    const children = joinTexts(nodes.splice(opener.at + 1));
    nodes[opener.at] = { kind: KIND_OF_MARK[mark], children };
    openers = openers.slice(0, index);
    return true;
  }

  function open(mark: Mark): void {
    openers = openers.filter((opener) => opener.mark !== mark);
    openers.push({ mark, at: nodes.length });
    nodes.push({ kind: 'text', text: mark });
  }

  function takeMarks(run: string, start: number): void {
    const marks = MARKS_OF_RUN[run];
    const end = start + run.length;
    // A backslash before a mark turns it into text, and stays visible itself.
    if (!marks || text[start - 1] === '\\') return;
    const before = lastCharacter(text, start);
    const after = characterAt(text, end);
    const mayEnd = before !== '' && !/\s/.test(before) && !IN_WORD.test(after);
    const mayBegin = after !== '' && !/\s/.test(after) && !IN_WORD.test(before);
    if (!mayEnd && !mayBegin) return;
    addText(start);
    done = end;
    let rest = [...marks];
    while (mayEnd && rest.length > 0) {
      const innermost = openers.findLast(({ mark }) => rest.includes(mark))?.mark;
      if (!innermost || !close(innermost)) break;
      rest = rest.filter((mark) => mark !== innermost);
    }
    for (const mark of rest) {
      if (mayBegin) open(mark);
      else nodes.push({ kind: 'text', text: mark });
    }
  }

  /** Takes a URL as a link. Marks at its end belong to an open mark before it. */
  function takeLink(link: Link): number {
    const trailing = getTrailingMarks(link.text);
    const isMark = MARKS_OF_RUN[trailing]?.every((mark) => openers.some((opener) => opener.mark === mark)) ?? false;
    const label = isMark ? link.text.slice(0, -trailing.length) : link.text;
    const href = isMark ? link.href.slice(0, -trailing.length) : link.href;
    addUntil(link.start, link.start + label.length, { kind: 'link', text: label, href });
    return link.start + label.length;
  }

  for (let from = 0; from < text.length;) {
    while (links[linkIndex] && links[linkIndex]!.start < from) linkIndex += 1;
    const link = links[linkIndex];
    SPECIAL.lastIndex = from;
    const found = SPECIAL.exec(text);
    if (link && (!found || link.start <= found.index)) {
      from = takeLink(link);
      linkIndex += 1;
      continue;
    }
    if (!found) break;
    const [run] = found;
    const start = found.index;
    from = start + run.length;
    if (run.startsWith('`')) {
      const end = closings(start, run.length);
      if (end === undefined) continue;
      addUntil(start, end + run.length, { kind: 'code', text: text.slice(from, end) });
      from = done;
    } else if (run.startsWith('<@')) {
      addUntil(start, from, { kind: 'mention', id: run.slice(2, -1) });
    } else if (run === '[') {
      NAMED_LINK.lastIndex = start;
      const named = NAMED_LINK.exec(text);
      const [whole, label = '', href = ''] = named ?? [];
      if (!whole || label.trim() === '' || LIKE_ADDRESS.test(label) || !URL.canParse(href)) continue;
      addUntil(start, start + whole.length, { kind: 'link', text: label, href });
      from = done;
    } else if (run.startsWith('\n')) {
      // Marks do not extend over an empty line.
      openers = [];
    } else {
      takeMarks(run, start);
    }
  }
  addText(text.length);
  return joinTexts(nodes);
}

const MARK_CHARACTERS = '*_~';

function getTrailingMarks(text: string): string {
  let start = text.length;
  while (start > 0 && MARK_CHARACTERS.includes(text[start - 1]!)) start -= 1;
  return text.slice(start);
}

interface Link {
  readonly start: number;
  readonly text: string;
  readonly href: string;
}

function placeLinks(text: string): Link[] {
  let start = 0;
  return findLinks(text).flatMap((part) => {
    const at = start;
    start += part.text.length;
    return 'href' in part ? { start: at, text: part.text, href: part.href } : [];
  });
}

/**
 * Returns a function that finds the next run of backticks of the same length, which ends code. Calls must go from left
 * to right.
 */
function createCodeEnds(text: string): (start: number, length: number) => number | undefined {
  const runs = Map.groupBy(
    [...text.matchAll(/`+/g)].map(({ 0: run, index }) => ({ length: run.length, index })),
    ({ length }) => length,
  );
  const passed = new Map<number, number>();
  return (start, length) => {
    const same = runs.get(length) ?? [];
    let next = passed.get(length) ?? 0;
    while (next < same.length && same[next]!.index <= start) next += 1;
    passed.set(length, next);
    return same[next]?.index;
  };
}

/** Returns the character before an index; empty at the beginning of the text. */
function lastCharacter(text: string, index: number): string {
  const last = text.charCodeAt(index - 1);
  const isPair = last >= 0xdc00 && last <= 0xdfff;
  return text.slice(Math.max(0, index - (isPair ? 2 : 1)), index);
}

function characterAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function joinTexts(nodes: readonly InlineNode[]): InlineNode[] {
  const joined: InlineNode[] = [];
  let texts: string[] = [];
  const flush = () => {
    if (texts.length > 0) joined.push({ kind: 'text', text: texts.join('') });
    texts = [];
  };
  for (const node of nodes) {
    if (node.kind === 'text') {
      texts.push(node.text);
      continue;
    }
    flush();
    joined.push(node);
  }
  flush();
  return joined;
}
