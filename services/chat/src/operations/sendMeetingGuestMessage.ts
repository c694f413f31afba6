import { ServiceError } from '@meet/contracts';
import { chatErrors, sendMeetingGuestMessage as call } from '@meet/chat-contract';
import { createId } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { storeMessage } from '../messages/storeMessage.ts';

export const sendMeetingGuestMessage = defineOperation(call, async (input, context) => {
  const room = await context.deps.rooms.findById(input.chatId).lean();
  if (!room?.meetingKey || room.closedAt) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  await storeMessage(context, room, {
    authorId: `guest:${input.guestId}`,
    name: input.name,
    email: '',
    clientMessageId: input.clientMessageId || createId(),
    content: input.message,
  });
  return {};
});
