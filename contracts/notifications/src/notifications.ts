import { array, boolean, mixed, number, object, string } from 'yup';
import {
  commonErrors,
  count,
  flag,
  id,
  input,
  list,
  moment,
  noInput,
  noOutput,
  output,
  roomId,
  text,
} from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { defineCall } from './defineCall.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';
import { notificationShape } from './shapes.ts';

const notificationCounts = {
  /** Number of notifications since the bell was last opened, which its badge shows. */
  unseenCount: number().required(),
  unreadCount: number().required(),
};

/** Number of notifications in a page: the default, and the maximum below. */
export const NOTIFICATIONS_PAGE = 30;

export const NOTIFICATIONS_PAGE_MAX = 100;

export const notificationsPage = input({
  /** Returns only notifications before this one, even if this one has been deleted. */
  before: text()
    .matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' })
    .meta({ scalar: 'ID' }),
  limit: count().min(1, 'common.invalid').max(NOTIFICATIONS_PAGE_MAX, 'common.invalid'),
  unreadOnly: flag(),
  /** Text to find in names, addresses, subjects, groups and room ids, case-insensitive. */
  search: text().max(100, 'common.invalid'),
});

const oneNotification = {
  input: input({ notificationId: id() }),
  output: noOutput,
  errors: [commonErrors.NOT_FOUND],
};

export const listNotifications = defineCall('listNotifications', {
  path: 'list-notifications',
  access: 'user',
  summary: 'Lists a page of the caller’s notifications, the latest first.',
  input: notificationsPage,
  output: output({
    notifications: array(notificationShape.required()).required(),
    hasMore: boolean().required(),
    /** Number of notifications since the bell was last opened, which its badge shows. */
    unseenCount: notificationCounts.unseenCount,
    unreadCount: notificationCounts.unreadCount,
  }).meta({ name: 'NotificationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'notifications' },
});

export const countNotifications = defineCall('countNotifications', {
  path: 'count-notifications',
  access: 'user',
  summary: 'Counts the notifications that came since the bell was last opened, and those that were never read.',
  input: noInput,
  output: output(notificationCounts),
  impersonation: 'allowed',
  graphql: { query: 'notificationCounts' },
});

export const getNotificationsHistory = defineCall('getNotificationsHistory', {
  path: 'get-notifications-history',
  access: 'user',
  summary:
    'Lists the same as list-notifications, with `notifications` as JSON text that contains no `<`. Covers the types 1 to 3 unless `types` names others.',
  input: notificationsPage.shape({
    types: list(text().oneOf(Object.values(NOTIFICATION_TYPES)).required()),
  }),
  output: output({ notifications: string().defined(), hasMore: boolean().required(), ...notificationCounts }),
  impersonation: 'allowed',
});

export const markNotificationsAsRead = defineCall('markNotificationsAsRead', {
  path: 'mark-notifications-as-read',
  access: 'user',
  summary: 'Marks all of the caller’s notifications as read.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});

export const markNotificationsAsSeen = defineCall('markNotificationsAsSeen', {
  path: 'mark-notifications-as-seen',
  access: 'user',
  summary: 'Clears the bell’s badge in all tabs after it was opened. Unread notifications stay unread.',
  input: noInput,
  output: noOutput,
  graphql: { mutation: true, success: 'NotificationSuccess' },
});

export const markOneNotificationAsRead = defineCall('markOneNotificationAsRead', {
  path: 'mark-one-notification-as-read',
  access: 'user',
  summary: 'Marks one of the caller’s notifications as read.',
  ...oneNotification,
  graphql: { mutation: true, input: 'NotificationInput', success: 'NotificationSuccess', echo: ['notificationId'] },
});

export const deleteNotification = defineCall('deleteNotification', {
  path: 'delete-notification',
  access: 'user',
  summary: 'Does the same as delete-notification-by-id.',
  ...oneNotification,
});

export const deleteNotificationById = defineCall('deleteNotificationById', {
  path: 'delete-notification-by-id',
  access: 'user',
  summary: 'Deletes one of the caller’s notifications.',
  ...oneNotification,
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

/** Maximum number of days for which notifications are kept. */
export const NOTIFICATION_EXPIRE_MAX_DAYS = 90;

const expire = () =>
  count()
    .required('common.required')
    .min(1, 'notifications.expireInvalid')
    .max(NOTIFICATION_EXPIRE_MAX_DAYS, 'notifications.expireInvalid');

export const setNotificationExpire = defineCall('setNotificationExpire', {
  path: 'set-notification-expire',
  access: 'user',
  summary: 'Sets for how many days the caller’s notifications are kept, existing ones included.',
  input: input({ expire: expire() }),
  output: output({ expire: number().required() }),
  graphql: { mutation: true, input: 'SetNotificationExpireInput' },
});

export const checkIfSettingsExistOrCreate = defineCall('checkIfSettingsExistOrCreate', {
  path: 'check-if-settings-exist-or-create',
  access: 'user',
  summary:
    'Returns whether the caller had notification settings, and creates them with the defaults if there were none.',
  input: noInput,
  output: output({ exists: boolean().required(), expire: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'notificationSettings' },
});

/** Maximum number of recipients of one call. */
export const NOTIFY_MAX_RECIPIENTS = 2000;

export const notify = defineCall('notify', {
  path: 'notify',
  access: 'service',
  summary:
    'Notifies people as each one chose: in their notifications, in their open tabs, on their devices if no tab ' +
    'is open, and by mail if requested. People without an account are left out.',
  input: input({
    /** Account ids or e-mails. A duplicate recipient is notified once. */
    recipients: list(text().required().max(254)).max(NOTIFY_MAX_RECIPIENTS).required(),
    notificationType: text().oneOf(Object.values(NOTIFICATION_TYPES), 'common.invalid').required(),
    /** Person who causes the notification. A guest has no e-mail; a reminder has no sender. */
    from: object({ fullName: text().defined().max(1000), email: text().max(254).nullable().defined() })
      .default(undefined)
      .nullable()
      .defined(),
    message: object({
      /** Text of the caller's own. Usually absent: the text of the type is then shown in the reader's language. */
      content: text().max(1000),
      meetingRoom: text().max(64),
      meetingSubject: text().max(1000),
      meetingStart: moment(),
      groupName: text().max(1000),
      /** Chat room and number of the message that the notification is about. `groupName` holds the room's name. */
      chatId: text().max(64),
      chatSequence: count().min(1, 'common.invalid'),
    }).required(),
    /** Key for deduplication. A person gets no second notification with the same key while the first one is kept. */
    dedupeKey: text().min(1).max(200),
    /** Also mails the notification to people who chose mails for its type. If false, the caller sends its own mails. */
    mail: flag(),
    /** Sends no pushes, because pushRing sends them instead. */
    withoutPush: flag(),
  }),
  output: output({
    /** Number of people who got the notification in their bell. */
    notified: number().required(),
    /** Number of people to whom a mail was queued. */
    mailed: number().required(),
  }),
});

export const withdrawNotifications = defineCall('withdrawNotifications', {
  path: 'withdraw-notifications',
  access: 'service',
  summary: 'Deletes the notifications with this key of all people. The same notification may be sent again.',
  input: input({ dedupeKey: text().required().max(200) }),
  output: noOutput,
});

export const sendNotification = defineCall('sendNotification', {
  path: 'send-notification',
  access: 'user',
  summary:
    'Notifies a room’s owner that the caller waits for the meeting to start. `from` is accepted and ignored: it is ' +
    'always the session’s account.',
  input: input({ room: roomId().meta({ scalar: 'ID' }), from: mixed().meta({ restOnly: true }) }),
  output: noOutput,
  errors: [meetingsErrors.ROOM_NOT_FOUND],
  rateLimit: { max: 20, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendNotificationInput' },
});

export const sendNotificationRefresh = defineCall('sendNotificationRefresh', {
  path: 'send-notification-refresh',
  access: 'user',
  summary:
    'Makes the open tabs of these members fetch their notifications again. Reaches the caller and the caller’s own ' +
    'contacts; other addresses are passed over.',
  input: input({ members: list(text().required('common.required').max(254)).max(200).required('common.required') }),
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, input: 'SendNotificationRefreshInput' },
});
