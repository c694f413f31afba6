import { chatErrors, getChatMessageVersions as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { messageKey } from '../models/messageModel.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { ownsRoom, permitAuthor } from '../policies/roomPolicy.ts';

export const getChatMessageVersions = defineOperation(call, async ({ chatId, sequence }, context) => {
  const opened = await openConversation(context, chatId);
  const message = await context.deps.messages.findOne({ _id: messageKey(chatId, sequence) }).lean();
  if (!message) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  if (!ownsRoom(opened.room, opened.me.accountId)) permitAuthor(opened, message);
  return { versions: (message.versions ?? []).toReversed() };
});
