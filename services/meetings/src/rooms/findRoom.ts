import { ServiceError } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Throws ROOM_NOT_FOUND. */
export async function findRoom({ rooms }: Deps, roomId: string): Promise<RoomRecord> {
  const room = await rooms.findById(roomId).lean();
  if (!room) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}

/** A room of the account's own. Another's is ROOM_NOT_FOUND like one that never was. */
export async function findOwnRoom(deps: Deps, roomId: string, ownerId: string): Promise<RoomRecord> {
  const room = await findRoom(deps, roomId);
  if (room.ownerId !== ownerId) throw new ServiceError(meetingsErrors.ROOM_NOT_FOUND);
  return room;
}
