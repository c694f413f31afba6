import { boolean, string } from 'yup';
import { output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationCounts } from './notificationCounts.ts';
import { notificationsPage } from './notificationsPage.ts';

export const getNotificationsHistory = defineCall('getNotificationsHistory', {
  path: 'get-notifications-history',
  access: 'user',
  summary: 'As list-notifications, with `notifications` as JSON text. The text holds no `<`.',
  input: notificationsPage,
  output: output({ notifications: string().defined(), hasMore: boolean().required(), ...notificationCounts }),
  impersonation: 'allowed',
});
