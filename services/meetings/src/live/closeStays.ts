import type { Deps } from '../Deps.ts';
import { closeStay } from './leaveParticipant.ts';

/** Ends the stays of all participants of a meeting that has ended. */
export async function closeStays(deps: Deps, meetingId: string, endedAt: number): Promise<void> {
  // Marked first: from then on no process seats anybody, and the query below finds all who were seated before. The
  // hashes of browsers and networks are no longer needed.
  await deps.attendances.updateMany({ meetingId }, { $set: { over: true, browser: null, network: null } });
  for (const attendance of await deps.attendances.find({ meetingId, present: true }).lean()) {
    await closeStay(deps, attendance, endedAt);
  }
}
