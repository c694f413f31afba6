const FIELDS = 'input:not([type=hidden],[type=radio]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where typing starts in the dialog that has just opened; without a field the dialog itself, which is read out. */
export function firstField(): HTMLElement | null {
  const dialogs = document.querySelectorAll<HTMLElement>(
    '[role=dialog][data-state=open], [role=alertdialog][data-state=open]',
  );
  const dialog = [...dialogs].at(-1);
  const first = (selector: string) => dialog?.querySelector<HTMLElement>(selector);
  const isQuestion = dialog?.getAttribute('role') === 'alertdialog';
  return (
    first('[data-autofocus]') ?? first(FIELDS) ?? (isQuestion ? first('footer button') : undefined) ?? dialog ?? null
  );
}
