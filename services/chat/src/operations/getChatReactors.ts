import { CHAT_REACTORS_SHOWN, chatErrors, getChatReactors as call, toReactionEmoji } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { messageKey } from '../models/messageModel.ts';
import { openConversation } from '../policies/conversationPolicy.ts';

export const getChatReactors = defineOperation(call, async ({ chatId, sequence, emoji }, context) => {
  const { deps } = context;
  await openConversation(context, chatId);
  const isThere = await deps.messages.exists({ _id: messageKey(chatId, sequence), deletedAt: { $exists: false } });
  if (!isThere) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  const accountIds = await deps.reactions.getAccountIds({ chatId, sequence }, toReactionEmoji(emoji)!);
  const shown = accountIds.slice(0, CHAT_REACTORS_SHOWN);
  const people = await deps.people.byId(context, shown);
  return { names: shown.flatMap((accountId) => people.get(accountId)?.fullName ?? []), count: accountIds.length };
});
