const FIELDS =
  'input:not([type=hidden],[type=radio],[data-holds-keys]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Returns the element in which typing starts in a dialog: the focused one, else its first field, else the dialog
 * itself, which is read out.
 */
export function firstField(dialog: HTMLElement): HTMLElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) return activeElement;
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const isQuestion = dialog.getAttribute('role') === 'alertdialog';
  return first('[data-autofocus]') ?? first(FIELDS) ?? (isQuestion ? first('footer button') : null) ?? dialog;
}
