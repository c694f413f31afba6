import { input, list, noOutput, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

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
