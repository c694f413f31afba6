import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { MeetingsDeps } from '../deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Throws ROOM_NOT_FOUND. */
export async function findRoom({ rooms }: MeetingsDeps, roomId: string): Promise<RoomRecord> {
  const room = await rooms.findById(roomId).lean();
  if (!room) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}

/** A room of the account's own. Another's is ROOM_NOT_FOUND like one that never was. */
export async function findOwnRoom(deps: MeetingsDeps, roomId: string, ownerId: string): Promise<RoomRecord> {
  const room = await findRoom(deps, roomId);
  if (room.ownerId !== ownerId) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}
