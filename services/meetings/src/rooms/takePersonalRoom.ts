import { ROOM_TYPE } from '@meet/meetings-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { createRoom, type RoomOwner } from './createRoom.ts';

/** Returns the account's personal room; creates it if there is none yet. */
export async function takePersonalRoom(deps: Deps, owner: RoomOwner): Promise<RoomRecord> {
  const find = () => deps.rooms.findOne({ ownerId: owner.accountId, type: ROOM_TYPE.personal }).lean();
  const present = await find();
  if (present) return present;
  try {
    return await createRoom(deps, owner, { type: ROOM_TYPE.personal });
  } catch (error) {
    // Two tabs may call at once: the unique index lets only one create the room.
    const made = isDuplicateKey(error) && (await find());
    if (!made) throw error;
    return made;
  }
}
