import { CHAT_RECOVERY_PAGE, getChatMessageChanges as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { presentOwnReactions } from '../presenters/presentOwnReactions.ts';

/** Reads the room before the messages, because a change is counted in the room after the message is stored. */
export const getChatMessageChanges = defineOperation(call, async ({ chatId, afterChange }, context) => {
  const { deps } = context;
  const { room } = await openConversation(context, chatId);
  const found = await deps.messages
    .find({ chatId, change: { $gt: afterChange } }, WITHOUT_HISTORY)
    .sort({ change: 1, sequence: 1 })
    .limit(CHAT_RECOVERY_PAGE + 1)
    .lean();
  const page = found.slice(0, CHAT_RECOVERY_PAGE);
  const hasMore = found.length > page.length;
  const lastCounted = room.lastChange ?? 0;
  const [messages, ownReactions] = await Promise.all([
    presentMessages(context, page),
    presentOwnReactions(context, page),
  ]);
  return {
    messages,
    ownReactions,
    lastChange: hasMore ? Math.min(page.at(-1)!.change!, lastCounted) : Math.max(afterChange, lastCounted),
    hasMore,
  };
});
