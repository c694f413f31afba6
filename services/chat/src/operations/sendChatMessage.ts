import { chatroomMessage, sendChatMessage as call } from '@meet/contracts/chat';
import { roomChannel } from '@meet/contracts/events';
import { createId } from '../createId.ts';
import { defineOperation } from '../define.ts';
import { openRoom } from '../policies/roomPolicy.ts';
import { presentMessage } from '../presenters/presentMessage.ts';

export const sendChatMessage = defineOperation(call, async ({ chatId, message, clientMessageId }, context) => {
  const { deps, account, now, publish } = context;
  const { room, me } = await openRoom(context, chatId);
  const people = await deps.people.byId(context, [account.accountId]);
  const stored = await deps.log.append(
    {
      chatId,
      authorId: account.accountId,
      name: account.fullName,
      email: me.email,
      clientMessageId: clientMessageId || createId(),
      content: message,
      timestamp: now(),
    },
    room.lastSequence,
  );
  const presented = presentMessage(stored, people);
  // Told again for a retry, too: the first time may have ended between storing and telling.
  await publish(roomChannel(chatId), chatroomMessage, presented);
  if (room.pairKey) {
    const other = room.pairKey.split(' ').find((email) => email !== me.email);
    if (other) void deps.contactUse.count(context, account.accountId, other);
  }
  return { message: presented };
});
