import { array, boolean, string } from 'yup';
import { count, flag, input, noInput, noOutput, output, text } from '@meet/contracts';
import { counts } from './countNotifications.ts';
import { defineCall } from './defineCall.ts';
import { notificationShape } from './shapes.ts';

/** Notifications answered at once: unless told, and at most. */
export const NOTIFICATIONS_PAGE = 30;
export const NOTIFICATIONS_PAGE_MAX = 100;

const page = input({
  /** Only what came before this one, whether it is still kept or not. */
  before: text()
    .matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' })
    .meta({ scalar: 'ID' }),
  limit: count().min(1, 'common.invalid').max(NOTIFICATIONS_PAGE_MAX, 'common.invalid'),
  unreadOnly: flag(),
  /** Found in names, addresses, subjects, groups and room ids, without regard to case. */
  search: text().max(100, 'common.invalid'),
});

export const listNotifications = defineCall('listNotifications', {
  path: 'list-notifications',
  access: 'user',
  summary: 'A page of the caller’s notifications, the latest first.',
  input: page,
  output: output({
    notifications: array(notificationShape.required()).required(),
    hasMore: boolean().required(),
    /** Notifications that came since the bell was last opened: the badge. */
    unseenCount: counts.unseenCount,
    unreadCount: counts.unreadCount,
  }).meta({ name: 'NotificationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'notifications' },
});

export const getNotificationsHistory = defineCall('getNotificationsHistory', {
  path: 'get-notifications-history',
  access: 'user',
  summary: 'As list-notifications, with `notifications` as JSON text. The text holds no `<`.',
  input: page,
  output: output({ notifications: string().defined(), hasMore: boolean().required(), ...counts }),
  impersonation: 'allowed',
});

export const markNotificationsAsSeen = defineCall('markNotificationsAsSeen', {
  path: 'mark-notifications-as-seen',
  access: 'user',
  summary: 'The bell was opened: its badge is cleared everywhere. What was not read stays unread.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});
