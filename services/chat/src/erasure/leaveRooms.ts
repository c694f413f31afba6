import type { Erasure } from '@meet/contracts/erasure';
import type { ChatContext } from '../ChatContext.ts';
import { takeRoomAway } from '../members/takeRoomAway.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { isInvited } from '../policies/memberPolicy.ts';
import { ownsRoom } from '../policies/roomPolicy.ts';
import { closeRoom } from '../rooms/closeRoom.ts';
import { leaveRoom } from '../rooms/leaveRoom.ts';

const ROOMS_AT_ONCE = 20;

/** Removes an account from some of its rooms. Returns whether it was in no more than these. */
export async function leaveRooms(context: ChatContext, erasure: Erasure): Promise<boolean> {
  const { members } = context.deps;
  const { accountId, email } = erasure;
  const own = await members.find({ accountId }).limit(ROOMS_AT_ONCE).lean();
  // Rooms to which only the address was invited, or whose invitation was declined.
  const named = own.length < ROOMS_AT_ONCE ? await members.find({ email }).limit(ROOMS_AT_ONCE).lean() : [];
  for (const member of [...own, ...named]) await leaveOne(context, member, erasure);
  return own.length + named.length === 0;
}

async function leaveOne(context: ChatContext, me: MemberRecord, { accountId, owned }: Erasure): Promise<void> {
  const { rooms, members } = context.deps;
  const { chatId, email } = me;
  const room = await rooms.findOne({ _id: chatId, closedAt: { $exists: false } }).lean();
  if (room && !isInvited(room, me)) {
    // A private conversation belongs to both, so it stays for the other person.
    if (owned === 'close' && room.kind !== 'private' && ownsRoom(room, accountId)) return closeRoom(context, chatId);
    return leaveRoom(context, { room, me }, { isRemembered: false });
  }
  const { deletedCount } = await members.deleteOne({ chatId, email });
  if (room && deletedCount > 0 && me.accountId) await takeRoomAway(context, room, { accountId, email });
}
