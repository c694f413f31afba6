import { input, output, roomId } from '@meet/contracts';
import { string } from 'yup';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';

export const openMeetingChat = defineCall('openMeetingChat', {
  path: 'open-meeting-chat',
  access: 'user',
  summary:
    'Opens the chat of the meeting that the caller is in, with everyone in it who has an account, and lets in whoever ' +
    'comes later. It is a chat room like any other and stays after the meeting.',
  input: input({ roomId: roomId() }),
  output: output({ chatId: string().required() }),
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.NOT_IN_MEETING],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});
