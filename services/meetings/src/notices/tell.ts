import type { InputOf } from '@meet/contracts';
import { notify } from '@meet/notifications-contract';
import type { MeetingsDeps } from '../deps.ts';

export type Notice = InputOf<typeof notify>;

/** Tells people by bell, push and mail, each as they chose. Failing, it is logged: what it tells of has happened. */
export async function tell({ effects }: Pick<MeetingsDeps, 'effects'>, notice: Notice): Promise<void> {
  await effects
    .callAsService(notify, notice)
    .catch((error: unknown) => effects.log.warn({ err: error }, 'people were not told of a meeting'));
}
