import { chatErrors, sendChatMessage as call } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { notifyPrivately } from '../messages/notifyPrivately.ts';

export const sendChatMessage = defineOperation(call, async (input, context) => {
  const { chatId, message: content, clientMessageId, replyTo } = input;
  const { deps, account } = context;
  const admit = admitAuthor(context);
  const stored = await storeMessage(
    context,
    {
      chatId,
      authorId: account.accountId,
      name: account.fullName,
      clientMessageId,
      content,
      ...(replyTo !== undefined && { replyTo }),
    },
    async (room, me) => {
      const email = await admit(room, me);
      // Numbers have no gaps: up to the last one, each is a message.
      const exists = replyTo === undefined || (replyTo > 0 && replyTo <= room.lastSequence);
      if (!exists) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
      return email;
    },
  );
  notifyPrivately(context, stored);
  deps.pushNotifier.notify(context, stored.room);
  return { message: stored.message };
});
