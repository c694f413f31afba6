import { chatReactionsChanged, reactToChatMessage as call, toReactionEmoji } from '@meet/chat-contract';
import { userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../messages/announceChange.ts';
import { messageKey, WITHOUT_HISTORY } from '../models/messageModel.ts';
import { openConversation } from '../policies/conversationPolicy.ts';
import { presentOneMessage } from '../presenters/presentMessages.ts';

export const reactToChatMessage = defineOperation(call, async ({ chatId, sequence, isOn, ...input }, context) => {
  const { deps, account, publish } = context;
  const { accountId } = account;
  const emoji = toReactionEmoji(input.emoji)!;
  await openConversation(context, chatId);
  await (isOn ? deps.reactions.add : deps.reactions.remove)({ chatId, sequence, accountId, emoji });
  const own = await deps.reactions.getOwn(chatId, accountId, [sequence]);
  const emojis = own.get(sequence) ?? [];
  await publish(userChannel(accountId), chatReactionsChanged, { chatId, sequence, emojis });
  await deps.reactions.summarise({ chatId, sequence }, (changed) => announceChange(context, changed));
  const message = await deps.messages.findById(messageKey(chatId, sequence), WITHOUT_HISTORY).lean();
  return { message: await presentOneMessage(context, message!), emojis };
});
