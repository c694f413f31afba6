import { array, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMemberSeen } from './schemas.ts';

export const getChatMembers = defineCall('getChatMembers', {
  path: 'get-participants-from-chatroom',
  access: 'user',
  summary: 'Lists the members of a room, its owner first.',
  input: input({ chatId: chatId() }),
  output: output({ participants: array(chatMemberSeen.required()).required(), roomName: string().defined() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
  impersonation: 'allowed',
});
