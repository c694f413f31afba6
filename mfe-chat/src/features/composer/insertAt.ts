/** A text with something put in the place of what is selected, and where the caret stands afterwards. */
export function insertAt(
  text: string,
  insertion: string,
  start: number,
  end: number,
): { readonly text: string; readonly caret: number } {
  return { text: text.slice(0, start) + insertion + text.slice(end), caret: start + insertion.length };
}
