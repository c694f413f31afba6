import { searchChatMessages as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { SEARCHED_ROOM, searchMessages } from '../search/searchMessages.ts';

/** Searches only the messages of the caller's rooms. */
export const searchChatMessages = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms
    .find({ _id: { $in: mine.map(({ chatId }) => chatId) }, closedAt: { $exists: false } }, SEARCHED_ROOM)
    .lean();
  return { messages: await presentMessages(context, await searchMessages(deps, rooms, search)) };
});
