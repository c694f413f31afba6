import { id, input, LIMITS, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, clientMessageId, messageText } from './schemas.ts';

export const sendMeetingGuestMessage = defineCall('sendMeetingGuestMessage', {
  path: 'send-guest-message-to-meeting-chatroom',
  access: 'service',
  summary:
    'Stores what a guest writes into the room of a meeting, and tells the room. Sent again with the same clientMessageId it is the same message.',
  input: input({
    chatId: chatId(),
    /** One guest’s own; nobody is told it. */
    guestId: id(),
    name: text().required().max(LIMITS.joinName),
    message: messageText(),
    clientMessageId: clientMessageId(),
  }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});
