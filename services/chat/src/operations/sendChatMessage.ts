import { chatErrors, createClientMessageId, getRoomId, sendChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { addressesAll } from '@meet/contracts/markdown';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { notifyMembers } from '../messages/notifyMentioned.ts';
import { permitMentionAll } from '../messages/permitMentionAll.ts';
import { resolveMentions } from '../messages/resolveMentions.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { notifyPrivately } from '../messages/notifyPrivately.ts';
import { noteReply } from '../threads/noteReply.ts';
import { admitToThread, startThread } from '../threads/startThread.ts';

export const sendChatMessage = defineOperation(call, async (input, context) => {
  const { chatId, message: content, replyTo } = input;
  const { account, caller, now } = context;
  const clientMessageId = input.clientMessageId || createClientMessageId(now());
  const parent = await startThread(context, chatId);
  const mentions = await resolveMentions(context, getRoomId(chatId), content);
  const toAll = addressesAll(content);
  const admit = parent ? admitToThread(parent, admitAuthor(context)) : admitAuthor(context);
  const stored = await storeMessage(
    context,
    {
      chatId,
      authorId: account.accountId,
      name: account.fullName,
      ...(caller.apiKey && { isBot: true }),
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
      if (toAll) await permitMentionAll(context, parent ?? room, clientMessageId);
      return email;
    },
    parent,
  );
  await noteReply(context, stored);
  notifyPrivately(context, stored);
  notifyMembers(context, stored);
  return { message: stored.message };
});
