import type { ChatContext, ReadContext } from '../ChatContext.ts';
import { announceRoom } from '../rooms/announceRoom.ts';

type Claim = ReadContext & Pick<ChatContext, 'publish'>;

/**
 * Gives an account the rooms that its address was invited to before it was registered. The rooms are not told: that
 * somebody registered shows when they write.
 */
export async function claimInvitations(context: Claim, accountId: string, address: string): Promise<void> {
  const { members, rooms } = context.deps;
  const unclaimed = { email: address.toLowerCase(), accountId: null, invitation: { $ne: 'declined' as const } };
  const waiting = await members.find(unclaimed, { chatId: 1 }).lean();
  if (waiting.length === 0) return;
  await members.updateMany(unclaimed, { $set: { accountId, invitation: 'open' } });
  for (const room of await rooms.find({ _id: { $in: waiting.map(({ chatId }) => chatId) } }).lean()) {
    if (!room.closedAt) await announceRoom(context, room, [accountId]);
  }
}
