import { ROOM_TYPE, type MeetingOption } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/**
 * Returns the existing rooms of an account: its personal one, an unused random one, then the labelled ones by label.
 */
export async function listPresentRooms({ rooms }: Pick<Deps, 'rooms'>, ownerId: string): Promise<MeetingOption[]> {
  const [personal, fresh, labelled] = await Promise.all([
    rooms.findOne({ ownerId, type: ROOM_TYPE.personal }).lean(),
    rooms.findOne({ ownerId, type: ROOM_TYPE.random, usedAt: null }).lean(),
    rooms.find({ ownerId, type: ROOM_TYPE.labelled }).sort({ labelKey: 1 }).lean(),
  ]);
  return [personal, fresh, ...labelled].filter((room) => room !== null).map(presentOption);
}

const presentOption = ({ _id, type, label, ownerEmail }: RoomRecord): MeetingOption => ({
  roomId: _id,
  type,
  label,
  email: ownerEmail,
});
