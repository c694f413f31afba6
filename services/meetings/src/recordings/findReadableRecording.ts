import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';
import { mayReadMeeting } from '../policies/findReadableMeeting.ts';

/** Returns a recording that an account may see. Throws RECORDING_NOT_FOUND, also if the account may not see it. */
export async function findReadableRecording(
  deps: Deps,
  recordingId: string,
  accountId: string,
): Promise<RecordingRecord> {
  const recording = await deps.recordings.findById(recordingId).lean();
  const meeting =
    recording?.deletedAt === null
      ? await deps.meetings.findById(recording.meetingId, { roomId: 1, ownerId: 1, accountIds: 1 }).lean()
      : null;
  if (!recording || !meeting || !(await mayReadMeeting(deps, meeting, accountId))) {
    throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
  }
  return recording;
}
