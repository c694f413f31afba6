const FIELDS =
  'input:not([type=hidden],[type=radio],[data-holds-keys]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where typing starts in a dialog: where the focus is in it already, else in its first field; without a field the dialog
 * itself, which is read out.
 */
export function firstField(dialog: HTMLElement): HTMLElement {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && dialog.contains(activeElement)) return activeElement;
  const first = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const isQuestion = dialog.getAttribute('role') === 'alertdialog';
  return first('[data-autofocus]') ?? first(FIELDS) ?? (isQuestion ? first('footer button') : null) ?? dialog;
}
