import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const markNotificationsAsRead = defineCall('markNotificationsAsRead', {
  path: 'mark-notifications-as-read',
  access: 'user',
  summary: 'Marks all of the caller’s notifications as read.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});
