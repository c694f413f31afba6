import type { ChatContext, ReadContext } from '../ChatContext.ts';
import { announceRoom } from '../rooms/announceRoom.ts';
import { indexMembers } from './indexMembers.ts';
import { holds } from './voidInvitations.ts';

type Claim = ReadContext & Pick<ChatContext, 'publish'>;

/**
 * Gives an account the rooms that its address was invited to before it was registered. Does not notify the rooms: their
 * members see the registration when the person writes. Skips invitations whose sender may no longer invite.
 */
export async function claimInvitations(context: Claim, accountId: string, address: string): Promise<void> {
  const { members, rooms } = context.deps;
  const unclaimed = { email: address.toLowerCase(), accountId: null, invitation: { $ne: 'declined' as const } };
  const waiting = await members.find(unclaimed).lean();
  if (waiting.length === 0) return;
  const chatIds = waiting.map(({ chatId }) => chatId);
  const senders = await members.find({ chatId: { $in: chatIds }, accountId: { $ne: null } }).lean();
  for (const room of await rooms.find({ _id: { $in: chatIds } }).lean()) {
    const chatId = room._id;
    const member = waiting.find((one) => one.chatId === chatId)!;
    const present = senders.filter((one) => one.chatId === chatId);
    if (!holds(room, member, present)) continue;
    await members.updateOne(
      { ...unclaimed, chatId },
      { $set: { accountId, invitation: 'open' }, $unset: { isIndexed: 1 } },
    );
    context.deps.background.run(() => indexMembers(context, { chatId }));
    if (!room.closedAt && !member.isSilent) await announceRoom(context, room, [accountId]);
  }
}
