import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Returns a room. Throws ROOM_NOT_FOUND. */
export async function findRoom({ rooms }: Deps, roomId: string): Promise<RoomRecord> {
  const room = await rooms.findById(roomId).lean();
  if (!room) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}

/** Returns a room of the account. Throws ROOM_NOT_FOUND also for another owner's room, as if it did not exist. */
export async function findOwnRoom(deps: Deps, roomId: string, ownerId: string): Promise<RoomRecord> {
  const room = await findRoom(deps, roomId);
  if (room.ownerId !== ownerId) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}
