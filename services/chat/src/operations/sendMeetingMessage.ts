import { ServiceError } from '@meet/contracts';
import { chatErrors, sendMeetingMessage as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { admitAuthor } from '../messages/admitAuthor.ts';
import { toGuestId } from '../models/messageModel.ts';
import { storeMessage } from '../messages/storeMessage.ts';

export const sendMeetingMessage = defineOperation(call, async (input, context) => {
  const { chatId, authorId, isGuest, name, content, clientMessageId } = input;
  const said = { chatId, name, content, clientMessageId };
  await storeMessage(context, { ...said, authorId: isGuest ? toGuestId(authorId) : authorId }, async (room, member) => {
    if (!room.meetingKey) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    return isGuest ? '' : admitAuthor(context)(room, member);
  });
  return {};
});
