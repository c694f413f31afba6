import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMessage, clientMessageId, messageText } from './schemas.ts';

export const sendChatMessage = defineCall('sendChatMessage', {
  path: 'send-message-to-chatroom',
  access: 'user',
  summary: 'Stores a message and tells the room. Sent again with the same clientMessageId it answers with the first.',
  input: input({ chatId: chatId(), message: messageText(), clientMessageId: clientMessageId() }),
  output: output({ message: chatMessage.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  affinity: 'chatId',
  rateLimit: { max: 600, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendChatMessageInput', formerly: { success: { chatMessage: 'message' } } },
});
