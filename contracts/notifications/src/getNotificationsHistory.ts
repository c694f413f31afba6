import { boolean, string } from 'yup';
import { list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationCounts } from './notificationCounts.ts';
import { notificationsPage } from './notificationsPage.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

export const getNotificationsHistory = defineCall('getNotificationsHistory', {
  path: 'get-notifications-history',
  access: 'user',
  summary:
    'As list-notifications, with `notifications` as JSON text, which holds no `<`; of the types 1 to 3 unless `types` asks for others.',
  input: notificationsPage.shape({
    types: list(text().oneOf(Object.values(NOTIFICATION_TYPES)).required()),
  }),
  output: output({ notifications: string().defined(), hasMore: boolean().required(), ...notificationCounts }),
  impersonation: 'allowed',
});
