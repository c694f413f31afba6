import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const deleteNotificationsHistory = defineCall('deleteNotificationsHistory', {
  path: 'delete-notifications-history',
  access: 'user',
  summary: 'Deletes all of the caller’s notifications.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});
