/** Formats that people choose without knowing the Markdown for them. */
export const FORMATS = [
  'bold',
  'italic',
  'strike',
  'code',
  'link',
  'bullets',
  'numbers',
  'quote',
  'codeBlock',
] as const;
export type Format = (typeof FORMATS)[number];

/** A text and the range of it that is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const MARKS = { bold: '**', italic: '*', strike: '~~', code: '`' } as const;
const LINES = { bullets: /^[-*] /, numbers: /^\d+[.)] /, quote: /^> / } as const;

/** Applies a format to the selection, or removes it if the selection has it. The same text stays selected. */
export function formatText(selected: Selected, format: Format): Selected {
  switch (format) {
    case 'bold':
    case 'italic':
    case 'strike':
    case 'code':
      return surround(selected, MARKS[format]);
    case 'bullets':
    case 'numbers':
    case 'quote':
      return prefixLines(selected, format);
    case 'codeBlock':
      return fence(selected);
    case 'link':
      return link(selected);
  }
}

/** Puts a mark on both sides of a selection, without the spaces at its ends: `** a**` would be plain text. */
function surround(selected: Selected, mark: string): Selected {
  const { text } = selected;
  let { start, end } = selected;
  while (start < end && /\s/.test(text[start]!)) start += 1;
  while (end > start && /\s/.test(text[end - 1]!)) end -= 1;
  const inner = text.slice(start, end);
  const size = mark.length;
  if (isMarked(text.slice(0, start), text.slice(end), mark)) {
    return {
      text: text.slice(0, start - size) + inner + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  }
  if (inner.length > 2 * size && isMarked(inner.slice(0, size), inner.slice(-size), mark)) {
    const bare = inner.slice(size, -size);
    return { text: text.slice(0, start) + bare + text.slice(end), start, end: start + bare.length };
  }
  return { text: text.slice(0, start) + mark + inner + mark + text.slice(end), start: start + size, end: end + size };
}

/**
 * Returns whether the text before ends with a mark and the text after begins with it. A part of a longer mark does not
 * count.
 */
function isMarked(before: string, after: string, mark: string): boolean {
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false;
  if (mark !== '*') return true;
  let count = 0;
  while (before[before.length - 1 - count] === mark && after[count] === mark) count += 1;
  return count !== 2;
}

function prefixLines({ text, start, end }: Selected, format: keyof typeof LINES): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', Math.max(start, end - 1));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const pattern = LINES[format];
  const hasAll = lines.every((line) => pattern.test(line));
  const bare = lines.map((line) => Object.values(LINES).reduce((rest, prefix) => rest.replace(prefix, ''), line));
  const prefix = (index: number) => ({ bullets: '- ', numbers: `${index + 1}. `, quote: '> ' })[format];
  const changed = hasAll ? bare : bare.map((line, index) => prefix(index) + line);
  const block = changed.join('\n');
  const isCaret = start === end;
  const caret = Math.max(from, start + block.length - (to - from));
  return {
    text: text.slice(0, from) + block + text.slice(to),
    start: isCaret ? caret : from,
    end: isCaret ? caret : from + block.length,
  };
}

function fence({ text, start, end }: Selected): Selected {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opening = `${before === '' || before.endsWith('\n') ? '' : '\n'}\`\`\`\n`;
  const closing = `\n\`\`\`${after === '' || after.startsWith('\n') ? '' : '\n'}`;
  return {
    text: before + opening + text.slice(start, end) + closing + after,
    start: start + opening.length,
    end: end + opening.length,
  };
}

/** Makes the selection a link and selects its address, which the person still has to type. */
function link({ text, start, end }: Selected): Selected {
  const label = text.slice(start, end);
  const address = 'https://';
  const from = start + label.length + 3;
  return {
    text: `${text.slice(0, start)}[${label}](${address})${text.slice(end)}`,
    // A missing label has to be typed first.
    start: label === '' ? start + 1 : from,
    end: label === '' ? start + 1 : from + address.length,
  };
}

interface Keys {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Keys of each format together with Ctrl, or ⌘ on a Mac. Digits are recognised by their physical key: with Shift they
 * give other characters.
 */
export const FORMAT_KEYS: Readonly<Partial<Record<Format, string>>> = {
  bold: 'B',
  italic: 'I',
  code: 'E',
  strike: 'Shift X',
  numbers: 'Shift 7',
  bullets: 'Shift 8',
  quote: 'Shift 9',
};

/** Returns the format of a key combination. */
export function findFormat({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Keys): Format | undefined {
  if (ctrlKey === metaKey || altKey) return undefined;
  const pressed = /^Digit\d$/.test(code) ? code.slice(-1) : key.toUpperCase();
  const keys = shiftKey ? `Shift ${pressed}` : pressed;
  return FORMATS.find((format) => FORMAT_KEYS[format] === keys);
}
