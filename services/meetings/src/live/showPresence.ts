import { setMeetingPresence } from '@meet/network-contract';
import type { MeetingsDeps } from '../deps.ts';

/** Shows an account as in a meeting, or no longer. Presence is a courtesy: failing, it is logged and no more. */
export async function showPresence(
  { effects }: Pick<MeetingsDeps, 'effects'>,
  accountId: string,
  roomId: string,
  inMeeting: boolean,
): Promise<void> {
  await effects
    .callAsService(setMeetingPresence, { accountId, roomId, inMeeting })
    .catch((error: unknown) => effects.log.warn({ err: error }, 'presence in a meeting could not be shown'));
}
