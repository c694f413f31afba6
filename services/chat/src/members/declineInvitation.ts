import { chatRoomLeft } from '@meet/chat-contract';
import { channelsChanged, roomChannel, userChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { presentMemberFacts } from '../presenters/presentRooms.ts';

/**
 * Lets a member go who never took part: their own tabs alone hear of it. To the others they stay invited, for an address
 * without an account never leaves. Returns false when they take part meanwhile.
 */
export async function declineInvitation(
  context: Pick<ChatContext, 'deps' | 'account' | 'publish' | 'callAsService' | 'now'>,
  { room, me }: OpenRoom,
): Promise<boolean> {
  const { deps, account, publish } = context;
  const { chatId, email } = me;
  const { modifiedCount } = await deps.members.updateOne(
    { chatId, email, invitation: 'open' },
    { $set: { accountId: null, invitation: 'declined' } },
  );
  if (modifiedCount === 0) return false;
  await deps.rooms.updateOne({ _id: chatId }, { $addToSet: { departed: email } });
  const own = userChannel(account.accountId);
  await publish(own, channelsChanged, { join: [], leave: [roomChannel(chatId)] });
  // The room counts no change; the tabs take one that is newer than what they have.
  await publish(own, chatRoomLeft, {
    chatId,
    version: room.version + 1,
    ...(await presentMemberFacts(context, room)),
    email,
    newOwnerEmail: null,
  });
  return true;
}
