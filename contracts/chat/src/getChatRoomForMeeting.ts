import { array, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { chatErrors } from './errors.ts';
import { chatId, chatMember } from './schemas.ts';

export const getChatRoomForMeeting = defineCall('getChatRoomForMeeting', {
  path: 'get-chatroom-for-meeting',
  access: 'service',
  summary: 'Reads who may be invited to a meeting from a room, for one of its members.',
  input: input({ chatId: chatId(), accountId: id() }),
  output: output({ roomName: string().defined(), participants: array(chatMember.required()).required() }),
  errors: [chatErrors.CHAT_ROOM_NOT_FOUND],
});
