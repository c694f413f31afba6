/** Start of a list item, with which a new paragraph begins. */
const MARKDOWN_ITEM = /^\s*(?:[-*+]|\d+\.)\s+/;
const TRAILING_COMMENT = /[;,{}()[\]]\s+\/\/\s+(\S.*)$/;

const TEST = /\.(?:test|spec)\.\w+$/;
/** Matches the title of a test or group at the beginning of a line: in a call, or after a table of cases. */
const TITLE = /^(?:(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?|[\])]+)\(\s*(['"`])((?:\\.|(?!\1).)+)\1/;
/** Matches a call whose title follows alone on the next line. */
const TITLE_FOLLOWS = /^(?:(?:it|test|describe)(?:\.\w+)*(?:\(.*\))?|[\])]+)\($/;
const LITERAL = /^(['"`])((?:\\.|(?!\1).)+)\1,?$/;

const SCRIPT = /\.(?:ts|tsx|[cm]?js)$/;
const TEXT = /(?:'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)/.source;
const JOINED_TEXTS = String.raw`(${TEXT}(?:\s*\+\s*${TEXT})*)`;
/** Matches the description of a call, an event, a metric, a setting or a rule of imports. */
const DESCRIPTION = new RegExp(String.raw`\b(?:summary|help|describe|comment):\s*${JOINED_TEXTS}`, 'g');
/** Matches a call of a logger, up to its message. */
const LOG_CALL = new RegExp(String.raw`\blog\??\.(?:debug|info|warn|error|fatal)\([^'\`;]{0,200}${JOINED_TEXTS}`, 'g');

/**
 * Returns the paragraphs of a file as `{ line, text }`: the text of Markdown, the comments of other files, and in
 * scripts the descriptions and messages of logs. These messages and titles of tests are marked with `isTitle`, because
 * they begin with a small letter.
 */
export function readProse(file, source) {
  if (file.endsWith('.md')) return readMarkdown(source);
  if (file.endsWith('.css')) return readComments(source);
  if (!SCRIPT.test(file)) return readMarkedLines(source, file.endsWith('.lua') ? '--' : '#');
  if (TEST.test(file)) return [...readComments(source), ...readTitles(source)];
  const messages = readTexts(source, LOG_CALL).map((paragraph) => ({ ...paragraph, isTitle: true }));
  return [...readComments(source), ...readTexts(source, DESCRIPTION), ...messages];
}

function readTexts(source, pattern) {
  return [...source.matchAll(pattern)].map(({ index, 0: all, 1: quoted }) => {
    const line = source.slice(0, index + all.length - quoted.length).split('\n').length;
    const text = quoted.slice(1, -1).replace(/['`]\s*\+\s*['`]/g, '');
    return { line, text, lines: [{ line, offset: 0 }] };
  });
}

/** Returns the comments of a configuration file, in which a mark begins each line of a comment. */
function readMarkedLines(source, mark) {
  const paragraphs = collector();
  for (const [index, line] of source.split('\n').entries()) {
    const start = line.startsWith(mark) ? 0 : line.search(new RegExp(String.raw`\s${mark}\s`)) + 1;
    const isComment = line.startsWith(mark) || start > 0;
    const isTrailing = line.slice(0, start).trim() !== '';
    if (!isComment || isTrailing) paragraphs.end();
    if (isComment) paragraphs.add(index + 1, line.slice(start).replace(/^[#-]+/, ''));
    if (isTrailing) paragraphs.end();
  }
  return paragraphs.all;
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

/** Returns the headings, paragraphs, list items and table cells of a Markdown text, without table heads and code. */
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
    } else if (/^\s*(?:<!--|!\[)/.test(line) || /^\s*\|[\s:|-]+$/.test(lines[index + 1] ?? '')) {
      paragraphs.end();
    } else if (/^#+\s/.test(line)) {
      paragraphs.end();
      paragraphs.add(number, line.replace(/^#+\s+/, ''));
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
