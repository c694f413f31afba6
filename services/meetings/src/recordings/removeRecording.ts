import type { Deps } from '../Deps.ts';
import { openRecordingBlobs } from './openRecordingBlobs.ts';

/** Removes a recording that is over, its bytes first. Nobody can read it once this starts, even if it fails midway. */
export async function removeRecording(deps: Deps, recordingId: string): Promise<void> {
  const recording = await deps.recordings
    .findOneAndUpdate(
      { _id: recordingId, live: false },
      { $set: { deletedAt: deps.now() } },
      { returnDocument: 'after', projection: { parts: 1 } },
    )
    .lean();
  if (!recording) return;
  const blobs = openRecordingBlobs(deps, recordingId);
  for (const { digest } of recording.parts) await blobs.remove(digest);
  await blobs.clearStaged(deps.now());
  await deps.recordings.deleteOne({ _id: recordingId });
}
