import type { ChatContext } from '../ChatContext.ts';
import type { OpenRoom } from '../policies/roomPolicy.ts';
import { takeRoomAway } from './takeRoomAway.ts';

/**
 * Removes an invited member who never took part, and notifies only their own tabs. The other members still see them as
 * invited, because an address without an account never leaves. Returns false if the member took part meanwhile.
 */
export async function declineInvitation(
  context: Pick<ChatContext, 'deps' | 'account' | 'publish' | 'callAsService' | 'now'>,
  { room, me }: OpenRoom,
): Promise<boolean> {
  const { deps, account } = context;
  const { chatId, email } = me;
  const { modifiedCount } = await deps.members.updateOne(
    { chatId, email, invitation: 'open' },
    { $set: { accountId: null, invitation: 'declined' } },
  );
  if (modifiedCount === 0) return false;
  await deps.rooms.updateOne({ _id: chatId }, { $addToSet: { departed: email } });
  await takeRoomAway(context, room, { accountId: account.accountId, email });
  return true;
}
