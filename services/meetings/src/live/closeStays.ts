import type { Deps } from '../Deps.ts';
import { closeStay } from './leaveParticipant.ts';

/** Ends the stays of all who are in a meeting that has ended. */
export async function closeStays(deps: Deps, meetingId: string, endedAt: number): Promise<void> {
  // First: from then on no process seats anybody, and who was seated before is found below. The hashes of browsers and
  // networks are needed no longer.
  await deps.attendances.updateMany({ meetingId }, { $set: { over: true, browser: null, network: null } });
  for (const attendance of await deps.attendances.find({ meetingId, present: true }).lean()) {
    await closeStay(deps, attendance, endedAt);
  }
}
