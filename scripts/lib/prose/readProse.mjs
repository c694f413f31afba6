/** Start of a list item, with which a new paragraph begins. */
const MARKDOWN_ITEM = /^\s*(?:[-*+]|\d+\.)\s+/;
const TRAILING_COMMENT = /[;,{}()[\]]\s+\/\/\s+(\S.*)$/;

const TEST = /\.(?:test|spec)\.\w+$/;
/** Matches the title of a test or group at the beginning of a line: in a call, or after a table of cases. */
const TITLE = /^(?:(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?|[\])]+)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/;
/** Matches a call whose title follows alone on the next line. */
const TITLE_FOLLOWS = /^(?:(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?|[\])]+)\($/;
const LITERAL = /^(['"`])((?:\\.|(?!\1).)+)\1,?$/;

/**
 * Returns the paragraphs of a file as `{ line, text }`: the text of Markdown, the comments of a source file, and the
 * titles of tests, which are marked with `isTitle`.
 */
export function readProse(file, source) {
  if (file.endsWith('.md')) return readMarkdown(source);
  return TEST.test(file) ? [...readComments(source), ...readTitles(source)] : readComments(source);
}

function readTitles(source) {
  const lines = source.split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => {
    const found = TITLE.exec(line) ?? (TITLE_FOLLOWS.test(lines[index - 1] ?? '') ? LITERAL.exec(line) : undefined);
    return found ? [{ line: index + 1, text: found[2], lines: [{ line: index + 1, offset: 0 }], isTitle: true }] : [];
  });
}

/**
 * Returns the comments of a script, each paragraph on one line. It reads lines instead of parsing, so that the whole
 * tree takes less than a second. A line of a template literal that begins with `//` therefore counts as a comment.
 */
function readComments(source) {
  const paragraphs = collector();
  let isInBlock = false;
  for (const [index, raw] of source.split('\n').entries()) {
    const line = raw.trim();
    const number = index + 1;
    if (isInBlock) {
      const end = line.indexOf('*/');
      paragraphs.add(number, (end < 0 ? line : line.slice(0, end)).replace(/^\*(?:\s+|$)/, ''));
      if (end >= 0) {
        isInBlock = false;
        paragraphs.end();
      }
      continue;
    }
    const block = /^\{?\/\*+\s?(.*)$/.exec(line);
    if (block) {
      paragraphs.end();
      const end = block[1].indexOf('*/');
      paragraphs.add(number, end < 0 ? block[1] : block[1].slice(0, end));
      isInBlock = end < 0;
      if (!isInBlock) paragraphs.end();
      continue;
    }
    const text = line.startsWith('//') ? line.replace(/^\/\/+\s?/, '') : undefined;
    if (text !== undefined) {
      paragraphs.add(number, text);
      continue;
    }
    paragraphs.end();
    const trailing = line.includes('//') && TRAILING_COMMENT.exec(line);
    if (trailing) {
      paragraphs.add(number, trailing[1]);
      paragraphs.end();
    }
  }
  paragraphs.end();
  return paragraphs.all;
}

/** Returns the paragraphs, list items and table cells of a Markdown text, without headings, table heads and code. */
function readMarkdown(source) {
  const paragraphs = collector();
  const lines = source.split('\n');
  let fence;
  for (const [index, line] of lines.entries()) {
    const number = index + 1;
    const marker = /^\s*(```|~~~)/.exec(line)?.[1];
    if (fence) {
      if (marker === fence) fence = undefined;
    } else if (marker) {
      paragraphs.end();
      fence = marker;
    } else if (/^\s*(?:#|<!--|!\[)/.test(line) || /^\s*\|[\s:|-]+$/.test(lines[index + 1] ?? '')) {
      paragraphs.end();
    } else if (line.trimStart().startsWith('|')) {
      for (const cell of line.split('|')) {
        paragraphs.end();
        paragraphs.add(number, cell.trim());
      }
      paragraphs.end();
    } else {
      if (MARKDOWN_ITEM.test(line)) paragraphs.end();
      paragraphs.add(number, line.replace(MARKDOWN_ITEM, '').replace(/^\s*>\s?/, ''));
    }
  }
  paragraphs.end();
  return paragraphs.all;
}

/**
 * Returns a collector that joins lines into paragraphs. An empty line ends a paragraph, and so does a line that begins
 * with a tag such as `@param`.
 */
function collector() {
  const all = [];
  let current;
  return {
    all,
    add(line, text) {
      const trimmed = text.trim();
      if (trimmed === '' || trimmed.startsWith('@')) current = undefined;
      if (trimmed === '') return;
      if (current) {
        current.lines.push({ line, offset: current.text.length + 1 });
        current.text += ` ${trimmed}`;
        return;
      }
      current = { line, text: trimmed, lines: [{ line, offset: 0 }] };
      all.push(current);
    },
    end() {
      current = undefined;
    },
  };
}
