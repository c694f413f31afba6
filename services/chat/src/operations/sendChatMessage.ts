import { sendChatMessage as call } from '@meet/chat-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { takePart } from '../members/takePart.ts';
import { pushToMembers } from '../messages/pushToMembers.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { tellPrivately } from '../messages/tellPrivately.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const sendChatMessage = defineOperation(call, async ({ chatId, message, clientMessageId }, context) => {
  const { account } = context;
  const opened = await openRoom(context, chatId);
  const { room, me } = opened;
  // First, so that nobody reads a message of somebody whom the room does not show.
  await takePart(context, opened);
  const stored = await storeMessage(context, room, {
    authorId: account.accountId,
    name: account.fullName,
    email: me.email,
    clientMessageId: clientMessageId || createId(),
    content: message,
  });
  tellPrivately(context, opened, stored);
  pushToMembers(context, opened);
  return { message: stored };
});
