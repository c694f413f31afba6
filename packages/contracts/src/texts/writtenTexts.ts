/**
 * Characters that change the direction of the following text, up to the end of its paragraph: overrides, embeddings and
 * isolates.
 */
const TURNING = '\\u202A-\\u202E\\u2066-\\u2069';
const BREAKS_A_LINE = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${TURNING}]`, 'u');
const BREAKS_A_TEXT = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${TURNING}]`, 'gu');
/**
 * Matches any character except blanks, format characters, and letters without a glyph, such as the Hangul filler and
 * the empty Braille pattern.
 */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Format characters without meaning in any script. Joiners are not among them, since they shape letters and emoji. */
const MEANINGLESS = new RegExp(`[\\u061C\\u200B\\u200E\\u200F\\u2060-\\u2065\\u206A-\\u206F\\uFEFF${TURNING}]`, 'gu');

/** Returns whether a text has at least one visible character. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/**
 * Returns whether a text is one line: without line ends, other control characters, and characters that change its
 * direction.
 */
export const isOneLine = (text: string): boolean => !BREAKS_A_LINE.test(text);

/**
 * Returns whether a text of several lines has no control characters except tabs and line ends, and none that change its
 * direction.
 */
export const isSeveralLines = (text: string): boolean => cleanLines(text) === text;

/** Returns a text of several lines without the characters that `isSeveralLines` refuses. */
export const cleanLines = (text: string): string => text.replace(BREAKS_A_TEXT, '');

/** Returns whether a text has any invisible character other than a space. */
export const hasHidden = (text: string): boolean => HIDDEN.test(text);

/** Returns a text without the format characters that other programs leave around names and addresses. */
export const withoutMeaningless = (text: string): string => text.replace(MEANINGLESS, '');

/** Returns a text without control characters and line ends. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '');

/** Returns a text on one line. Each run of blanks, line ends and control characters becomes a single space. */
export const joinLines = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

/** Returns a text as one visible line without meaningless characters; empty if nothing is visible. */
export function cleanLine(text: string): string {
  const line = joinLines(withoutMeaningless(text));
  return hasVisible(line) ? line : '';
}
