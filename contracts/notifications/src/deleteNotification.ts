import { defineCall } from './defineCall.ts';
import { oneNotification } from './oneNotification.ts';

export const deleteNotification = defineCall('deleteNotification', {
  path: 'delete-notification',
  access: 'user',
  summary: 'As delete-notification-by-id.',
  ...oneNotification,
});
