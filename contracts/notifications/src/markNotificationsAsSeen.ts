import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const markNotificationsAsSeen = defineCall('markNotificationsAsSeen', {
  path: 'mark-notifications-as-seen',
  access: 'user',
  summary: 'The bell was opened: its badge is cleared everywhere. What was not read stays unread.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});
