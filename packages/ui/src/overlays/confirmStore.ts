import type { ReactNode } from 'react';
import { BehaviorList } from '../feedback/BehaviorList.ts';

export interface ConfirmOptions {
  title: string;
  body?: ReactNode;
  /** A verb: 'Delete', 'Leave'. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** True if the confirmed action destroys something. */
  danger?: boolean;
}

export interface Confirmation extends ConfirmOptions {
  id: number;
  answer: (confirmed: boolean) => void;
}

export const confirmations = new BehaviorList<Confirmation>();
let requested = 0;

/**
 * Shows a question in a dialog. Resolves to false on Cancel, Esc and the close button. Several questions are shown one
 * after the other.
 */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const id = ++requested;
  const answer = (confirmed: boolean) => {
    resolve(confirmed);
    confirmations.set(confirmations.value.filter((question) => question.id !== id));
  };
  confirmations.set([...confirmations.value, { ...options, id, answer }]);
  return promise;
}

/** Answers all open questions with no, for example when the session ends. */
export function dismissConfirms(): void {
  for (const { answer } of confirmations.value) answer(false);
}
