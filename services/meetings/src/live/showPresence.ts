import { setMeetingPresence } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

/**
 * Shows an account as in a meeting of this room, or no longer. Repeats until it shows the stored state, which another
 * process may change meanwhile. Only logs a failure, because meetings do not depend on presence.
 */
export async function showPresence(
  { attendances, callAsService, log }: Pick<Deps, 'attendances' | 'callAsService' | 'log'>,
  accountId: string,
  roomId: string,
): Promise<void> {
  const isIn = async () => (await attendances.exists({ accountId, roomId, present: true })) !== null;
  try {
    for (let inMeeting = await isIn(), shown = !inMeeting; shown !== inMeeting; inMeeting = await isIn()) {
      await callAsService(setMeetingPresence, { accountId, roomId, inMeeting });
      shown = inMeeting;
    }
  } catch (error) {
    log.warn({ err: error }, 'presence in a meeting could not be shown');
  }
}
