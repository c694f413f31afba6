import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

/** Stores the addresses whose mail about a planned meeting failed, so that the next change tries again. */
export async function rememberUnmailed(
  { scheduledMeetings }: Deps,
  { _id, sequence, unmailed: before }: ScheduledMeetingRecord,
  unmailed: readonly string[],
): Promise<void> {
  if (unmailed.length === 0 && !before?.length) return;
  await scheduledMeetings.updateOne({ _id, sequence }, { $set: { unmailed: [...unmailed] } });
}
