import { commonErrors, ServiceError, type Caller } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { accessToRoom } from './accessToRoom.ts';
import { findReadableMeeting } from './findReadableMeeting.ts';

/**
 * Returns whether a person who may read a meeting's transcript and notes may also delete them. Its owner may, and the
 * present hosts of its room.
 */
export async function mayDeleteKept(
  deps: Deps,
  { ownerId, roomId }: Pick<MeetingRecord, 'ownerId' | 'roomId'>,
  caller: Caller,
): Promise<boolean> {
  if (ownerId === caller.accountId) return true;
  const room = await deps.rooms.findById(roomId).lean();
  return room !== null && room.ownerId === ownerId && (await accessToRoom(deps, room, caller)).isHost;
}

/**
 * Throws NOT_FOUND unless the caller may delete a meeting's transcript and notes. Throws MEETING_NOT_OVER while the
 * meeting runs.
 */
export async function permitDeletion(deps: Deps, meetingId: string, caller: Caller): Promise<void> {
  const meeting = await findReadableMeeting(deps, meetingId, caller.accountId ?? '');
  if (!(await mayDeleteKept(deps, meeting, caller))) throw new ServiceError(commonErrors.NOT_FOUND);
  if (meeting.live) throw new ServiceError(meetingsErrors.MEETING_NOT_OVER);
}
