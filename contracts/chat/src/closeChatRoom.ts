import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

export const closeChatRoom = defineCall('closeChatRoom', {
  path: 'close-chatroom',
  access: 'user',
  summary: 'Closes a room for everyone and deletes its messages. Its owner only.',
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND, chatErrors.CHAT_OWNER_ONLY],
  graphql: { mutation: true, echo: ['chatId'] },
});
