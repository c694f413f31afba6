import { X } from 'lucide';
import { text } from '../i18n/texts.ts';
import { el, icon } from './dom.ts';

type Child = Node | string | undefined | false;

export interface DialogOptions {
  title: string;
  /** False if only the dialog's own buttons can close it. */
  canClose?: boolean;
  className?: string;
  onClose?(): void;
}

/** Opens a modal dialog, which leaves the document when it is closed. The browser keeps the focus inside. */
export function openDialog(
  { title, canClose = true, className = '', onClose }: DialogOptions,
  ...content: Child[]
): HTMLDialogElement {
  const heading = el('h2', {}, title);
  const close = el(
    'button',
    { type: 'button', className: 'dialog-close', 'aria-label': text('close'), onclick: () => dialog.close() },
    icon(X, 18),
  );
  const dialog = el(
    'dialog',
    { className: `dialog ${className}`, 'aria-label': title },
    el('header', {}, heading, canClose && close),
    ...content,
  );
  dialog.addEventListener('cancel', (event) => {
    if (!canClose) event.preventDefault();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose?.();
  });
  if (canClose) dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Shows a question. Resolves to true if the person agreed. */
export function confirm(question: { title: string; hint: string; action: string }): Promise<boolean> {
  return new Promise((resolve) => {
    let agreed = false;
    const choose = (answer: boolean) => () => {
      agreed = answer;
      dialog.close();
    };
    const dialog = openDialog(
      { title: question.title, onClose: () => resolve(agreed) },
      el('p', { className: 'dialog-hint' }, question.hint),
      el(
        'footer',
        {},
        el('button', { type: 'button', className: 'button', textContent: text('cancel'), onclick: choose(false) }),
        el('button', {
          type: 'button',
          className: 'button button-danger',
          textContent: question.action,
          onclick: choose(true),
        }),
      ),
    );
  });
}
