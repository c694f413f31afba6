import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';
import { removeRecording } from './removeRecording.ts';
import { showRecording } from './showRecording.ts';

/** Ends a recording once and keeps its bytes. Removes a recording without bytes. */
export async function endRecording(deps: Deps, { _id }: Pick<RecordingRecord, '_id'>): Promise<void> {
  const ended = await deps.recordings
    .findOneAndUpdate(
      { _id, live: true },
      { $set: { live: false, endedAt: deps.now() } },
      { returnDocument: 'after', projection: { parts: 0 } },
    )
    .lean();
  if (!ended) return;
  await showRecording(deps, ended).catch((error: unknown) =>
    deps.log.warn({ err: error, roomId: ended.roomId }, 'a running room was not notified that its recording is over'),
  );
  if (ended.bytes === 0) await removeRecording(deps, _id);
}
