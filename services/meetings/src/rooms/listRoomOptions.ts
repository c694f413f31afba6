import type { MeetingOption } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomOwner } from './createRoom.ts';
import { listPresentRooms } from './listPresentRooms.ts';
import { takeFreshRoom } from './takeFreshRoom.ts';
import { takePersonalRoom } from './takePersonalRoom.ts';

/** Returns the rooms that an account may choose from. Creates the personal and the random one if they do not exist. */
export async function listRoomOptions(deps: Deps, owner: RoomOwner): Promise<MeetingOption[]> {
  await takePersonalRoom(deps, owner);
  await takeFreshRoom(deps, owner);
  return listPresentRooms(deps, owner.accountId);
}
