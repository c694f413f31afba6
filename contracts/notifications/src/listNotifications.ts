import { array, boolean } from 'yup';
import { output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationCounts } from './notificationCounts.ts';
import { notificationShape } from './shapes.ts';
import { notificationsPage } from './notificationsPage.ts';

export const listNotifications = defineCall('listNotifications', {
  path: 'list-notifications',
  access: 'user',
  summary: 'A page of the caller’s notifications, the latest first.',
  input: notificationsPage,
  output: output({
    notifications: array(notificationShape.required()).required(),
    hasMore: boolean().required(),
    /** Notifications that came since the bell was last opened: the badge. */
    unseenCount: notificationCounts.unseenCount,
    unreadCount: notificationCounts.unreadCount,
  }).meta({ name: 'NotificationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'notifications' },
});
