import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';

/** Returns the running recording of a meeting, without its parts; null if there is none. */
export async function findRunningRecording(
  { recordings }: Pick<Deps, 'recordings'>,
  meeting: Pick<MeetingRecord, '_id'> | null,
): Promise<Pick<RecordingRecord, 'live' | 'startedAt' | 'endedAt'> | null> {
  if (!meeting) return null;
  return recordings.findOne({ meetingId: meeting._id, live: true }, { live: 1, startedAt: 1, endedAt: 1 }).lean();
}
