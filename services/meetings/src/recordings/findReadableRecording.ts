import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RecordingRecord } from '../models/recordingModel.ts';

/**
 * Returns whether an account may see a meeting's recordings and polls. Its owner may, and its participants whom no host
 * removed.
 */
export async function mayReadMeeting(deps: Deps, meetingId: string, accountId: string): Promise<boolean> {
  const meeting = await deps.meetings.findById(meetingId, { roomId: 1, ownerId: 1, accountIds: 1 }).lean();
  if (!meeting) return false;
  if (meeting.ownerId === accountId) return true;
  if (!meeting.accountIds.includes(accountId)) return false;
  const stays = await deps.attendances
    .find({ roomId: meeting.roomId, accountId, meetingId }, { removed: 1 })
    .limit(100)
    .lean();
  return !stays.some(({ removed }) => removed);
}

/** Returns a recording that an account may see. Throws RECORDING_NOT_FOUND, also if the account may not see it. */
export async function findReadableRecording(
  deps: Deps,
  recordingId: string,
  accountId: string,
): Promise<RecordingRecord> {
  const recording = await deps.recordings.findById(recordingId).lean();
  if (!recording || recording.deletedAt !== null || !(await mayReadMeeting(deps, recording.meetingId, accountId))) {
    throw new ServiceError(meetingsErrors.RECORDING_NOT_FOUND);
  }
  return recording;
}
