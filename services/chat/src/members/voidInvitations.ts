import type { ChatContext } from '../ChatContext.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { mayManage, ownsRoom } from '../policies/roomPolicy.ts';
import { takesPart } from '../policies/memberPolicy.ts';
import { takeRoomAway } from './takeRoomAway.ts';

/**
 * Returns whether the inviter of a member may still invite people into the room. Also true for a member who takes part,
 * or whom nobody invited.
 */
export function holds(room: RoomRecord, member: MemberRecord, present: readonly MemberRecord[]): boolean {
  const { invitedBy } = member;
  if (takesPart(member) || !invitedBy) return true;
  const sender = present.find(({ accountId }) => accountId === invitedBy);
  return sender !== undefined && mayManage(room, invitedBy) && (takesPart(sender) || ownsRoom(room, invitedBy));
}

/**
 * Removes the room from members who did nothing in it yet and whose inviter may no longer invite. Only their own tabs
 * are notified. The others still see them as invited, and may invite them again.
 */
export async function voidInvitations(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  room: RoomRecord,
): Promise<void> {
  const { deps } = context;
  const chatId = room._id;
  const present = await deps.members.find({ chatId }).lean();
  for (const member of present) {
    const { email, accountId } = member;
    if (accountId === null || holds(room, member, present)) continue;
    const { modifiedCount } = await deps.members.updateOne(
      { chatId, email, invitation: 'open' },
      { $set: { accountId: null } },
    );
    if (modifiedCount === 0) continue;
    await takeRoomAway(context, room, { accountId, email });
  }
}
