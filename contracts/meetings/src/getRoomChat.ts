import { array } from 'yup';
import { input, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { roomChatLine } from './roomChatLine.ts';

export const getRoomChat = defineCall('getRoomChat', {
  path: 'get-room-chat',
  access: 'service',
  summary: 'What was said in the chat of the meeting that runs in a room, since it began.',
  input: input({ roomId: text().required() }),
  output: output({ lines: array(roomChatLine.required()).required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND],
});
