import { mixed } from 'yup';
import { input, list, noOutput, roomId, text } from '@meet/contracts';
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

export const sendNotificationRefresh = defineCall('sendNotificationRefresh', {
  path: 'send-notification-refresh',
  access: 'user',
  summary:
    'Has the open tabs of these members fetch their notifications anew. Reaches the caller and the caller’s own ' +
    'contacts; other addresses are passed over.',
  input: input({ members: list(text().required('common.required').max(254)).max(200).required('common.required') }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendNotificationRefreshInput' },
});
