import { sendChatMessage as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { notifyPrivately } from '../messages/notifyPrivately.ts';

export const sendChatMessage = defineOperation(call, async ({ chatId, message: content, clientMessageId }, context) => {
  const { deps, account } = context;
  const stored = await storeMessage(
    context,
    {
      chatId,
      authorId: account.accountId,
      name: account.fullName,
      clientMessageId,
      content,
    },
    admitAuthor(context),
  );
  notifyPrivately(context, stored);
  deps.pushNotifier.notify(context, stored.room);
  return { message: stored.message };
});
