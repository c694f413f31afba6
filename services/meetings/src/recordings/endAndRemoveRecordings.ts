import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';
import { endRecording } from './endRecording.ts';
import { removeRecording } from './removeRecording.ts';

/** Removes recordings with their bytes. Ends those that still run first. */
export async function endAndRemoveRecordings(
  deps: Deps,
  recordings: readonly Pick<RecordingRecord, '_id' | 'live'>[],
): Promise<void> {
  for (const recording of recordings) {
    if (recording.live) await endRecording(deps, recording);
    await removeRecording(deps, recording._id);
  }
}
