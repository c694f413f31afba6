import { boolean } from 'yup';
import { id, input, LIMITS, noOutput, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { CHAT_MESSAGE_MAX } from './limits.ts';
import { chatId, clientMessageId } from './schemas.ts';

export const sendMeetingMessage = defineCall('sendMeetingMessage', {
  path: 'send-message-to-meeting-chatroom',
  access: 'service',
  summary:
    'Stores what somebody in a meeting writes into its room, and tells the room. Sent again with the same clientMessageId it is the same message.',
  input: input({
    chatId: chatId(),
    /** The writer’s account; of a guest what is theirs alone, which nobody is told. */
    authorId: id(),
    isGuest: boolean().required(),
    name: text().required().max(LIMITS.joinName),
    message: requiredText('chat.messageEmpty').max(CHAT_MESSAGE_MAX, 'chat.messageTooLong'),
    clientMessageId: clientMessageId(),
  }),
  output: noOutput,
  affinity: 'chatId',
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});
