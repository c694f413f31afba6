import { CHAT_MESSAGE_PAGE, getRoomFiles as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { getAuthors, presentMessage } from '../presenters/presentMessage.ts';

/**
 * The index holds only messages with a file. So the cost of a page does not depend on the number of messages in
 * between.
 */
export const getRoomFiles = defineOperation(call, async ({ chatId, beforeSequence }, context) => {
  const { deps } = context;
  await openRoom(context, chatId);
  const sequence = { $lt: beforeSequence ?? Number.MAX_SAFE_INTEGER };
  const found = await deps.messages
    .find({ chatId, file: { $exists: true }, sequence })
    .sort({ sequence: -1 })
    .hint({ chatId: 1, sequence: -1 })
    .limit(CHAT_MESSAGE_PAGE + 1)
    .lean();
  const page = found.slice(0, CHAT_MESSAGE_PAGE);
  const people = await deps.people.byId(context, getAuthors(page));
  return {
    messages: page.map((message) => presentMessage(message, people)),
    hasMore: found.length > page.length,
  };
});
