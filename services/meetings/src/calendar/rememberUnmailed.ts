import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

/** Stores the addresses that the present version of a planned meeting did not reach, so that the next change tries again. */
export async function rememberUnmailed(
  { scheduledMeetings }: Deps,
  { _id, sequence }: ScheduledMeetingRecord,
  unmailed: readonly string[],
): Promise<void> {
  await scheduledMeetings.updateOne({ _id, sequence }, { $set: { unmailed: [...unmailed] } });
}
