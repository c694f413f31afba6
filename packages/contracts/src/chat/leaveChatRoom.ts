import { input, noOutput } from '../core/schema.ts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId } from './schemas.ts';

export const leaveChatRoom = defineCall('leaveChatRoom', {
  path: 'leave-chatroom',
  access: 'user',
  summary:
    'Takes the caller out of a room. When its owner leaves, the longest-standing registered member owns it; when nobody registered is left, it is closed.',
  input: input({ chatId: chatId() }),
  output: noOutput,
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});
