import { chatErrors, createClientMessageId, sendChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { addressesAll } from '@meet/contracts/markdown';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { findMentioned, notifyMentioned } from '../messages/notifyMentioned.ts';
import { permitMentionAll } from '../messages/permitMentionAll.ts';
import { resolveMentions } from '../messages/resolveMentions.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { notifyPrivately } from '../messages/notifyPrivately.ts';

export const sendChatMessage = defineOperation(call, async (input, context) => {
  const { chatId, message: content, replyTo } = input;
  const { deps, account, now } = context;
  const clientMessageId = input.clientMessageId || createClientMessageId(now());
  const mentions = await resolveMentions(context, chatId, content);
  const toAll = addressesAll(content);
  const admit = admitAuthor(context);
  const stored = await storeMessage(
    context,
    {
      chatId,
      authorId: account.accountId,
      name: account.fullName,
      clientMessageId,
      content,
      ...(mentions && { mentions }),
      ...(replyTo !== undefined && { replyTo }),
    },
    async (room, me) => {
      const email = await admit(room, me);
      // Numbers have no gaps, so every number up to the last one is a message.
      const exists = replyTo === undefined || (replyTo > 0 && replyTo <= room.lastSequence);
      if (!exists) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
      if (toAll) await permitMentionAll(context, room, clientMessageId);
      return email;
    },
  );
  notifyPrivately(context, stored);
  notifyMentioned(context, stored);
  // Devices of mentioned members are notified of the mention already.
  if (!toAll) deps.pushNotifier.notify(context, stored.room, findMentioned(stored.message));
  return { message: stored.message };
});
