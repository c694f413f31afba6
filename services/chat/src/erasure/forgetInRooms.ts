import type { Erasure } from '@meet/contracts/erasure';
import { readNext } from '@meet/service-kit';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';
import { changeRoom } from '../rooms/changeRoom.ts';
import { closeRoom } from '../rooms/closeRoom.ts';

const ROOMS_AT_ONCE = 500;

/**
 * Removes an account's id and address from the next rooms after `after`, which may be any: also rooms that the account
 * left remember its address. Returns the last room's id, and null at the end.
 */
export async function forgetInRooms(context: ChatContext, erasure: Erasure, after: string): Promise<string | null> {
  const { rooms } = context.deps;
  const fields = { ownerId: 1, pairKey: 1, departed: 1, closedAt: 1 };
  const { found, next } = await readNext(rooms, after, ROOMS_AT_ONCE, fields);
  for (const room of found) await forgetInRoom(context, room, erasure);
  return next;
}

type Named = Pick<RoomRecord, '_id' | 'ownerId' | 'pairKey' | 'departed' | 'closedAt'>;

async function forgetInRoom(context: ChatContext, room: Named, { accountId, email }: Erasure): Promise<void> {
  const { rooms, members } = context.deps;
  if (room.departed?.includes(email)) await rooms.updateOne({ _id: room._id }, { $pull: { departed: email } });
  // An account that gets the address later starts a conversation of its own.
  if (room.pairKey?.includes(email)) await rooms.updateOne({ _id: room._id }, { $unset: { pairKey: 1 } });
  // The owner of a meeting may own its chat without being in it.
  if (room.ownerId !== accountId || room.closedAt) return;
  const heir = await members
    .findOne({ ...TAKING_PART, chatId: room._id })
    .sort({ joinedAt: 1, email: 1 })
    .lean();
  if (heir) await changeRoom(context, room._id, { $set: { ownerId: heir.accountId! } });
  else await closeRoom(context, room._id);
}
