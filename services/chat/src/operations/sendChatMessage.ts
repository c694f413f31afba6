import { sendChatMessage as call } from '@meet/chat-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { takePart } from '../members/takePart.ts';
import { storeMessage } from '../messages/storeMessage.ts';
import { tellReceiver } from '../messages/tellReceiver.ts';
import { openRoom } from '../policies/roomPolicy.ts';

export const sendChatMessage = defineOperation(call, async ({ chatId, message, clientMessageId }, context) => {
  const { deps, account } = context;
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
  if (room.pairKey) {
    const other = room.pairKey.split(' ').find((email) => email !== me.email);
    if (other) {
      deps.background.run(() => deps.contactUse.count(context, account.accountId, other));
      deps.background.run(() => tellReceiver(context, stored, me.email, other));
    }
  }
  return { message: stored };
});
