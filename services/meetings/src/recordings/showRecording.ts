import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';

type Stage = Pick<RecordingRecord, 'live' | 'startedAt' | 'endedAt'>;

/**
 * Shows everyone in the room that the recording runs, or is over. A room that opens later reads the state by itself.
 */
export async function showRecording(
  { roomControl }: Pick<Deps, 'roomControl'>,
  recording: Stage & Pick<RecordingRecord, 'roomId'>,
): Promise<void> {
  await roomControl.setRecorded?.(recording.roomId, recording.live, getRecordedVersion(recording));
}

/** Returns a number that increases with each start and each end of a recording in a room. */
export const getRecordedVersion = ({ live, startedAt, endedAt }: Stage): number =>
  live ? startedAt : Math.max(endedAt ?? 0, startedAt + 1);
