const FIELDS = 'input:not([type=hidden],[type=radio]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Where typing starts in the dialog that has just opened; null leaves the choice to the dialog. */
export function firstField(): HTMLElement | null {
  const dialogs = document.querySelectorAll('[role=dialog][data-state=open], [role=alertdialog][data-state=open]');
  const dialog = [...dialogs].at(-1);
  const footerButton = dialog?.getAttribute('role') === 'alertdialog' ? 'footer button' : '';
  return (
    dialog?.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog?.querySelector<HTMLElement>(FIELDS) ??
    (footerButton ? dialog?.querySelector<HTMLElement>(footerButton) : undefined) ??
    null
  );
}
