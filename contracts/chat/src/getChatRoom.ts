import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatRoom } from './schemas.ts';

export const getChatRoom = defineCall('getChatRoom', {
  path: 'get-chatroom',
  access: 'user',
  summary: 'Reads one room.',
  input: input({ chatId: chatId() }),
  output: output({ chatroom: chatRoom.required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'chatRoom', value: 'chatroom' },
});
