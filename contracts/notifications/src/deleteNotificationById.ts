import { defineCall } from './defineCall.ts';
import { oneNotification } from './oneNotification.ts';

export const deleteNotificationById = defineCall('deleteNotificationById', {
  path: 'delete-notification-by-id',
  access: 'user',
  summary: 'Deletes one of the caller’s notifications.',
  ...oneNotification,
  graphql: { mutation: true, input: 'NotificationInput', success: 'NotificationSuccess', echo: ['notificationId'] },
});
