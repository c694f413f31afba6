import { ROOM_TYPE, type MeetingOption } from '@meet/contracts/meetings';
import type { MeetingsDeps } from '../deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { RoomOwner } from './createRoom.ts';
import { takeFreshRoom } from './takeFreshRoom.ts';
import { takePersonalRoom } from './takePersonalRoom.ts';

/** The rooms an account may choose from: its personal one, a random one, then the labelled by label. */
export async function listRoomOptions(deps: MeetingsDeps, owner: RoomOwner): Promise<MeetingOption[]> {
  const personal = await takePersonalRoom(deps, owner);
  const fresh = await takeFreshRoom(deps, owner);
  const labelled = await deps.rooms
    .find({ ownerId: owner.accountId, type: ROOM_TYPE.labelled })
    .sort({ labelKey: 1 })
    .lean();
  return [personal, fresh, ...labelled].map(presentOption);
}

const presentOption = ({ _id, type, label, ownerEmail }: RoomRecord): MeetingOption => ({
  roomId: _id,
  type,
  label,
  email: ownerEmail,
});
