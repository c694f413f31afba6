import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

export const leaveChatRoom = defineCall('leaveChatRoom', {
  path: 'leave-chatroom',
  access: 'user',
  summary:
    'Takes the caller out of a room. When its owner leaves, the longest-standing other member owns it; when none but invited ones are left, it is closed.',
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  graphql: { mutation: true, echo: ['chatId'] },
});
