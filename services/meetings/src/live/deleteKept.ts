import { deleteInBatches } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { endAndRemoveRecordings } from '../recordings/endAndRemoveRecordings.ts';

/** Deletes the recordings, polls, transcript and notes of a meeting. */
export async function deleteKept(deps: Deps, meetingId: string): Promise<void> {
  await endAndRemoveRecordings(deps, await deps.recordings.find({ meetingId }, { live: 1 }).lean());
  await deleteInBatches(deps.polls, { meetingId });
  await deleteInBatches(deps.transcriptPages, { meetingId });
  await deps.notes.deleteOne({ _id: meetingId });
}
