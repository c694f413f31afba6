/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069'];

/**
 * Returns a value for use in a sentence. A value that is written from right to left is isolated, as with `<bdi>` in
 * HTML. Otherwise it would reorder the text around it. Any other value is returned unchanged.
 */
export const isolate = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${END_ISOLATE}` : value;

/** Returns the direction of a text by its first letter; isolated values in it do not count. */
export function getDirection(text: string): 'ltr' | 'rtl' {
  let depth = 0;
  for (const character of text) {
    if (character === ISOLATE) depth += 1;
    else if (character === END_ISOLATE) depth = Math.max(0, depth - 1);
    else if (depth === 0 && /\p{L}/u.test(character)) return RIGHT_TO_LEFT.test(character) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
