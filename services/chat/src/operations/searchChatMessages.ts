import { CHAT_SEARCH_PAGE, searchChatMessages as call } from '@meet/chat-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { getAuthors, presentMessage } from '../presenters/presentMessage.ts';

/** Looks through the messages of the caller's rooms, and of no other. */
export const searchChatMessages = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms
    .find({ _id: { $in: mine.map(({ chatId }) => chatId) }, closedAt: { $exists: false } }, { _id: 1 })
    .lean();
  const found = await deps.messages
    .find({
      chatId: { $in: rooms.map(({ _id }) => _id) },
      content: { $regex: searchPattern(search) },
    })
    .sort({ timestamp: -1, chatId: -1, sequence: -1 })
    .limit(CHAT_SEARCH_PAGE)
    .lean();
  const people = await deps.people.byId(context, getAuthors(found));
  return { messages: found.map((message) => presentMessage(message, people)) };
});
