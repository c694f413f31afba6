import type { InputOf, OutputOf } from '@meet/contracts';
import { notify } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';

export type Notice = InputOf<typeof notify>;

/**
 * Notifies people by bell, push and mail, as each chose, and returns the number of each. Only logs a failure, because
 * the reason for the notification has already happened.
 */
export async function notifyPeople(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  notice: Notice,
): Promise<OutputOf<typeof notify>> {
  try {
    return await callAsService(notify, notice);
  } catch (error) {
    log.warn({ err: error }, 'people were not notified of a meeting');
    return { notified: 0, mailed: 0 };
  }
}
