import { listChatRooms as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { claimInvitations } from '../members/claimInvitations.ts';
import { inFull, presentRooms, presentRoomsInFull } from '../presenters/presentRooms.ts';

export const listChatRooms = defineOperation(call, async ({ facesOnly }, context) => {
  const { deps, account } = context;
  await Promise.all([
    claimInvitations(context, account.accountId, account.email),
    deps.readMarks.settle(account.accountId),
  ]);
  const mine = await deps.members.find({ accountId: account.accountId }).lean();
  const found = await deps.rooms.find({ _id: { $in: mine.map(({ chatId }) => chatId) } }).lean();
  const rooms = found.filter(({ closedAt }) => !closedAt);
  if (!facesOnly) return { chatrooms: await presentRoomsInFull(context, rooms) };
  const presented = await presentRooms(context, rooms, mine);
  return { chatrooms: presented.map((room) => inFull(room, [], '')) };
});
