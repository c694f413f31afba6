import { defineCall } from './defineCall.ts';
import { oneNotification } from './oneNotification.ts';

export const markOneNotificationAsRead = defineCall('markOneNotificationAsRead', {
  path: 'mark-one-notification-as-read',
  access: 'user',
  summary: 'Marks one of the caller’s notifications as read.',
  ...oneNotification,
  graphql: { mutation: true, input: 'NotificationInput', success: 'NotificationSuccess', echo: ['notificationId'] },
});
