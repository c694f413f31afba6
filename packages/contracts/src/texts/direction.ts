/** Letters of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const [ISOLATE, END_ISOLATE] = ['\u2068', '\u2069'];

/**
 * Returns a value as it stands in a sentence: isolated when it is written from right to left, so that it reorders nothing
 * around it. It does for plain texts what `<bdi>` does in HTML. Any other value is returned as it is.
 */
export const isolate = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${END_ISOLATE}` : value;

/** Returns the direction of a text by its first letter; values that are isolated in it do not count. */
export function getDirection(text: string): 'ltr' | 'rtl' {
  let depth = 0;
  for (const character of text) {
    if (character === ISOLATE) depth += 1;
    else if (character === END_ISOLATE) depth = Math.max(0, depth - 1);
    else if (depth === 0 && /\p{L}/u.test(character)) return RIGHT_TO_LEFT.test(character) ? 'rtl' : 'ltr';
  }
  return 'ltr';
}
