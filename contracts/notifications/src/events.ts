import { number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { notificationShape } from './shapes.ts';

export const pushNotification = defineEvent('pushNotification', {
  summary: 'The account on whose channel it comes has a new notification.',
  payload: object({
    notification: notificationShape,
    /** Number of notifications since the bell was last opened, which its badge shows. */
    unseenCount: number().required(),
    unreadCount: number().required(),
  }),
});

/** Kinds of change to notifications. `other` has no details: pages fetch the notifications again. */
export const NOTIFICATION_CHANGES = ['seen', 'read', 'deleted', 'other'] as const;
export type NotificationChange = (typeof NOTIFICATION_CHANGES)[number];

export const notificationsChanged = defineEvent('notificationsChanged', {
  summary:
    'Notifications of this account were `seen`, `read` or `deleted`, perhaps in another tab; `other`: fetch again.',
  payload: object({
    change: string()
      .oneOf([...NOTIFICATION_CHANGES])
      .required(),
    /** Id of the changed notification; null for all notifications. */
    notificationId: string().nullable().defined(),
    unseenCount: number().required(),
    unreadCount: number().required(),
  }),
});

export const followsChanged = defineEvent('followsChanged', {
  summary: 'The followers of this account, or the people whom it follows, changed: fetch them again.',
  payload: object({ followerId: string().required() }),
});

/** Events that the gateway delivers to clients. */
export const notificationsEvents = [pushNotification, notificationsChanged, followsChanged] as const;
