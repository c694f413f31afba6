import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMessage, clientMessageId } from './schemas.ts';

export const sendChatFile = defineCall('sendChatFile', {
  path: 'send-file-to-chatroom',
  access: 'user',
  summary:
    'Sends the room a file that the caller uploaded for it, as a message. Sent again with the same clientMessageId it answers with the first.',
  input: input({ chatId: chatId(), fileId: id(), clientMessageId: clientMessageId() }),
  output: output({ message: chatMessage.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_FILE_NOT_FOUND],
  affinity: 'chatId',
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendChatFileInput' },
});
