import { ServiceError } from '@meet/contracts';
import { chatErrors, sendMeetingMessage as call } from '@meet/chat-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { takePart } from '../members/takePart.ts';
import { storeMessage } from '../messages/storeMessage.ts';

export const sendMeetingMessage = defineOperation(call, async (input, context) => {
  const { deps } = context;
  const { chatId, authorId, isGuest, name } = input;
  const room = await deps.rooms.findById(chatId).lean();
  if (!room?.meetingKey || room.closedAt) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  const said = { name, content: input.message, clientMessageId: input.clientMessageId || createId() };
  if (isGuest) {
    await storeMessage(context, room, { ...said, authorId: `guest:${authorId}`, email: '' });
    return {};
  }
  const me = await deps.members.findOne({ chatId, accountId: authorId }).lean();
  if (!me) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  await takePart(context, { room, me });
  await storeMessage(context, room, { ...said, authorId, email: me.email });
  return {};
});
