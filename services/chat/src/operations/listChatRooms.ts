import { listChatRooms as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { claimInvitations } from '../members/claimInvitations.ts';
import { presentRooms } from '../presenters/presentRooms.ts';

export const listChatRooms = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  await claimInvitations(context, account.accountId, account.email);
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms.find({ _id: { $in: mine.map(({ chatId }) => chatId) } }).lean();
  return {
    chatrooms: await presentRooms(
      context,
      rooms.filter(({ closedAt }) => !closedAt),
    ),
  };
});
