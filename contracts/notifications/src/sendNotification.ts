import { mixed } from 'yup';
import { input, noOutput, roomId } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { defineCall } from './defineCall.ts';

export const sendNotification = defineCall('sendNotification', {
  path: 'send-notification',
  access: 'user',
  summary:
    'Tells a room’s owner that the caller waits for the meeting to start. `from` is taken and disregarded: it is ' +
    'always the session’s account.',
  input: input({ room: roomId().meta({ scalar: 'ID' }), from: mixed().meta({ restOnly: true }) }),
  output: noOutput,
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendNotificationInput' },
});
