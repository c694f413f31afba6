import { commonErrors, ServiceError } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';

/**
 * Returns whether an account may see a meeting's recordings, polls, transcript and notes. Its owner may, and its
 * participants whom no host removed.
 */
export async function mayReadMeeting(
  { attendances }: Pick<Deps, 'attendances'>,
  { _id: meetingId, roomId, ownerId, accountIds }: Pick<MeetingRecord, '_id' | 'roomId' | 'ownerId' | 'accountIds'>,
  accountId: string,
): Promise<boolean> {
  if (ownerId === accountId) return true;
  if (!accountIds.includes(accountId)) return false;
  const stays = await attendances.find({ roomId, accountId, meetingId }, { removed: 1 }).limit(100).lean();
  return !stays.some(({ removed }) => removed);
}

/** Returns a meeting whose recordings, polls, transcript and notes the account may see. Throws NOT_FOUND otherwise. */
export async function findReadableMeeting(
  deps: Pick<Deps, 'attendances' | 'meetings'>,
  meetingId: string,
  accountId: string,
): Promise<MeetingRecord> {
  const meeting = await deps.meetings.findById(meetingId).lean();
  if (!meeting || !(await mayReadMeeting(deps, meeting, accountId))) throw new ServiceError(commonErrors.NOT_FOUND);
  return meeting;
}
