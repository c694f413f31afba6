import { CHAT_PINS_MAX, getPinnedChatMessages as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentMessages } from '../presenters/presentMessages.ts';

export const getPinnedChatMessages = defineOperation(call, async ({ chatId }, context) => {
  await openRoom(context, chatId);
  const found = await context.deps.messages
    .find({ chatId, pinnedAt: { $exists: true } }, WITHOUT_HISTORY)
    .sort({ pinnedAt: -1, sequence: -1 })
    .hint({ chatId: 1, pinnedAt: -1, sequence: -1 })
    .limit(CHAT_PINS_MAX)
    .lean();
  return { messages: await presentMessages(context, found) };
});
