import { commonErrors, id, input, noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

const one = { input: input({ notificationId: id() }), output: noOutput, errors: [commonErrors.NOT_FOUND] };

export const markNotificationsAsRead = defineCall('markNotificationsAsRead', {
  path: 'mark-notifications-as-read',
  access: 'user',
  summary: 'Marks all of the caller’s notifications as read.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});

export const markOneNotificationAsRead = defineCall('markOneNotificationAsRead', {
  path: 'mark-one-notification-as-read',
  access: 'user',
  summary: 'Marks one of the caller’s notifications as read.',
  ...one,
  graphql: { mutation: true, input: 'NotificationInput', success: 'NotificationSuccess', echo: ['notificationId'] },
});

export const deleteNotificationsHistory = defineCall('deleteNotificationsHistory', {
  path: 'delete-notifications-history',
  access: 'user',
  summary: 'Deletes all of the caller’s notifications.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});

export const deleteNotificationById = defineCall('deleteNotificationById', {
  path: 'delete-notification-by-id',
  access: 'user',
  summary: 'Deletes one of the caller’s notifications.',
  ...one,
  graphql: { mutation: true, input: 'NotificationInput', success: 'NotificationSuccess', echo: ['notificationId'] },
});

export const deleteNotification = defineCall('deleteNotification', {
  path: 'delete-notification',
  access: 'user',
  summary: 'As delete-notification-by-id.',
  ...one,
});
