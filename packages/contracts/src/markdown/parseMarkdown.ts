import type { BlockNode, ListItem } from './nodes.ts';
import { parseInline } from './parseInline.ts';

/** Maximum depth of nested quotes; deeper marks are text. */
const QUOTE_DEPTH_MAX = 3;
const LIST_DEPTH_MAX = 4;

const FENCE = /^ {0,3}```[ \t]*([A-Za-z0-9+#.-]{0,20})[ \t]*$/;
const FENCE_END = /^ {0,3}```[ \t]*$/;
const QUOTE = /^ {0,3}>(?: |$)/;
const ITEM = /^([ \t]{0,16})([-*]|\d{1,9}[.)])[ \t]+(?=\S)/;

/**
 * Parses a message as people write it: bold, italic, strike, code, code blocks, lists, quotes, links and mentions.
 * Anything else is text, including marks without an end. The time is linear in the length of any text.
 */
export function parseMarkdown(text: string): BlockNode[] {
  return parseLines(text.split('\n'), 0);
}

function parseLines(lines: readonly string[], depth: number): BlockNode[] {
  const blocks: BlockNode[] = [];
  const fenceEnds = findFenceEnds(lines);
  let paragraph: string[] = [];
  const endParagraph = () => {
    const kept = withoutBlankEdges(paragraph);
    if (kept.length > 0) blocks.push({ kind: 'paragraph', children: parseInline(kept.join('\n')) });
    paragraph = [];
  };
  /** Returns the index of the first line, from this one on, that is not of the kind. */
  const passOver = (from: number, isOne: (line: string) => boolean) => {
    let end = from;
    while (end < lines.length && isOne(lines[end]!)) end += 1;
    return end;
  };

  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const fence = FENCE.exec(line);
    const fenceEnd = fence && fenceEnds[at];
    if (fence && fenceEnd !== undefined && fenceEnd !== null) {
      endParagraph();
      blocks.push({ kind: 'codeBlock', text: lines.slice(at + 1, fenceEnd).join('\n'), language: fence[1]! });
      at = fenceEnd + 1;
    } else if (QUOTE.test(line) && depth < QUOTE_DEPTH_MAX) {
      endParagraph();
      const end = passOver(at, (one) => QUOTE.test(one));
      const quoted = lines.slice(at, end).map((one) => one.replace(QUOTE, ''));
      blocks.push({ kind: 'quote', children: parseLines(quoted, depth + 1) });
      at = end;
    } else if (ITEM.test(line)) {
      endParagraph();
      const end = passOver(at, (one) => ITEM.test(one));
      blocks.push({ kind: 'list', items: lines.slice(at, end).map(parseItem) });
      at = end;
    } else {
      paragraph.push(line);
      at += 1;
    }
  }
  endParagraph();
  return blocks;
}

function parseItem(line: string): ListItem {
  const [head, indent = '', mark = ''] = ITEM.exec(line)!;
  const depth = Math.min(LIST_DEPTH_MAX, Math.floor(indent.replace(/\t/g, '  ').length / 2));
  return { mark: /\d/.test(mark) ? mark : '•', depth, children: parseInline(line.slice(head.length)) };
}

/** Returns for each line the index of the next line that ends a code block; undefined if none follows. */
function findFenceEnds(lines: readonly string[]): (number | undefined)[] {
  const ends = Array<number | undefined>(lines.length);
  let next: number | undefined;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    ends[at] = next;
    if (FENCE_END.test(lines[at]!)) next = at;
  }
  return ends;
}

function withoutBlankEdges(lines: readonly string[]): readonly string[] {
  const isWritten = (line: string) => line.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}
