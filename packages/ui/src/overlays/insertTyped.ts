const BOXES = 'checkbox, radio, button, submit, reset, image, file, color, range, hidden'
  .split(', ')
  .map((type) => `[type=${type}]`)
  .join();
const TEXT_FIELD = `textarea, input:not(${BOXES})`;

/** Inserts a text at the caret, as if it were typed. Returns whether the element is a text field. */
export function insertTyped(element: HTMLElement, text: string): boolean {
  if (!element.matches(TEXT_FIELD) || element.matches(':disabled, :read-only')) return false;
  const field = element as HTMLInputElement | HTMLTextAreaElement;
  if (!text) return true;
  const { value, selectionStart, selectionEnd } = field;
  // An e-mail field reports no caret.
  const from = selectionStart ?? value.length;
  const next = value.slice(0, from) + text + value.slice(selectionEnd ?? from);
  // Uses the element's own setter: React overrides the property on the element, and would miss a change through its
  // override.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, next);
  if (selectionStart !== null) field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  return true;
}
