/** Returns the text with the selection replaced by an insertion, and the caret's position after it. */
export function insertAt(
  text: string,
  insertion: string,
  start: number,
  end: number,
): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + insertion + text.slice(end), caret: start + insertion.length };
}
