import { ROOM_TYPE } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { createRoom, type RoomOwner } from './createRoom.ts';

/**
 * Returns an unused random room of the account and creates one only if there is none, so that opening a dialog leaves
 * no rooms behind.
 */
export async function takeFreshRoom(deps: Deps, owner: RoomOwner): Promise<RoomRecord> {
  const unused = { ownerId: owner.accountId, type: ROOM_TYPE.random, usedAt: null };
  return (await deps.rooms.findOne(unused).lean()) ?? (await createRoom(deps, owner));
}
