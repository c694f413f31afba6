import { CHAT_RECOVERY_PAGE, getChatMessages as call, CHAT_MESSAGE_PAGE } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { presentOwnReactions } from '../presenters/presentOwnReactions.ts';
import { createLocalTime } from '../presenters/createLocalTime.ts';

/** Sequence numbers have no gaps, so a page is a range of the index: its cost does not grow with the room's history. */
export const getChatMessages = defineOperation(call, async (input, context) => {
  const { chatId, messagesOffset = 0, beforeSequence, afterSequence, timezone } = input;
  const { deps } = context;
  const { room } = await openConversation(context, chatId);
  const forward = afterSequence !== undefined;
  const size = forward ? CHAT_RECOVERY_PAGE : CHAT_MESSAGE_PAGE;
  const range = forward
    ? { $gt: afterSequence }
    : beforeSequence !== undefined
      ? { $lt: beforeSequence }
      : { $lte: messagesOffset > 0 ? room.lastSequence - messagesOffset : Number.MAX_SAFE_INTEGER };
  const found = await deps.messages
    .find({ chatId, sequence: range }, WITHOUT_HISTORY)
    .sort({ sequence: forward ? 1 : -1 })
    .limit(size + 1)
    .lean();
  const page = found.slice(0, size);
  if (!forward) page.reverse();
  const [presented, ownReactions] = await Promise.all([
    presentMessages(context, page),
    presentOwnReactions(context, page),
  ]);
  const localTime = createLocalTime(timezone);
  return {
    messages: presented.map((message) => ({ ...message, localTime: localTime(message.timestamp) })),
    messagesOffset: messagesOffset + page.length,
    hasMore: found.length > size,
    // The room was read before the messages, so this number is never ahead of them.
    lastChange: room.lastChange ?? 0,
    ownReactions,
  };
});
