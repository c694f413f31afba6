/** Replacement of a part of a text. */
export interface Edit {
  index: number;
  deleted: number;
  inserted: string;
}

/**
 * Returns the edit that turned one text into another. `caret` is the position after what was typed; it decides which of
 * several equal characters is new.
 */
export function findEdit(before: string, after: string, caret: number): Edit {
  const shorter = Math.min(before.length, after.length);
  const suffixMax = Math.min(shorter, after.length - caret);
  let suffix = 0;
  while (suffix < suffixMax && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  let index = 0;
  while (index < shorter - suffix && before[index] === after[index]) index += 1;
  // A character of two halves is replaced as a whole.
  if (index > 0 && isHighHalf(before[index - 1])) index -= 1;
  if (suffix > 0 && isLowHalf(before.at(-suffix))) suffix -= 1;
  return {
    index,
    deleted: before.length - suffix - index,
    inserted: after.slice(index, after.length - suffix),
  };
}

const isHighHalf = (unit = '') => unit >= '\uD800' && unit <= '\uDBFF';
const isLowHalf = (unit = '') => unit >= '\uDC00' && unit <= '\uDFFF';

/** Cuts a text into pieces of at most `length`, between whole characters. */
export function cutText(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = Math.min(at + length, text.length);
    const whole = end < text.length && isHighHalf(text[end - 1]) ? end - 1 : end;
    pieces.push(text.slice(at, whole));
    at = whole;
  }
  return pieces;
}
