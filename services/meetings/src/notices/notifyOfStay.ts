import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import { notifyWebhooks } from './notifyWebhooks.ts';

type Stay = Pick<AttendanceRecord, '_id' | 'roomId' | 'meetingId' | 'accountId' | 'name' | 'admitted' | 'joinedAt'>;

/**
 * Notifies the webhooks of the room's owner that a person came or left, once for each stay. Does nothing if the person
 * was not admitted.
 */
export async function notifyOfStay(
  deps: Pick<Deps, 'callAsService' | 'log' | 'now' | 'rooms'>,
  event: 'participant.joined' | 'participant.left',
  { _id, roomId, meetingId, accountId, name, admitted, joinedAt }: Stay,
): Promise<void> {
  const room = admitted && meetingId && (await deps.rooms.findById(roomId, { ownerId: 1 }).lean());
  if (!room) return;
  await notifyWebhooks(deps, {
    ownerId: room.ownerId,
    event,
    occurrenceId: `${event}:${_id}:${joinedAt}`,
    data: { meetingId, roomId, participantName: name, isGuest: accountId === null },
  });
}
