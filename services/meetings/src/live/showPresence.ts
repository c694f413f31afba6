import { setMeetingPresence } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

/** Shows an account as in a meeting, or no longer. Presence is a courtesy: failing, it is logged and no more. */
export async function showPresence(
  { callAsService, log }: Pick<Deps, 'callAsService' | 'log'>,
  accountId: string,
  roomId: string,
  inMeeting: boolean,
): Promise<void> {
  await callAsService(setMeetingPresence, { accountId, roomId, inMeeting }).catch((error: unknown) =>
    log.warn({ err: error }, 'presence in a meeting could not be shown'),
  );
}
