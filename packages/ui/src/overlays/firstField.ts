const FIELDS =
  'input:not([type=hidden],[type=radio],[data-holds-keys]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Returns the element in a dialog that receives typing: the focused one, else its first field. Without fields, it is
 * the dialog itself, which screen readers read.
 */
export function firstField(dialog: HTMLElement): HTMLElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) return activeElement;
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const isQuestion = dialog.getAttribute('role') === 'alertdialog';
  return first('[data-autofocus]') ?? first(FIELDS) ?? (isQuestion ? first('footer button') : null) ?? dialog;
}
