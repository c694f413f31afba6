import { number, object, string } from 'yup';
import { defineEvent } from '@meet/contracts/events';
import { notificationShape } from './shapes.ts';

export const pushNotification = defineEvent('pushNotification', {
  summary: 'The account on whose channel it comes has a new notification.',
  payload: object({
    notification: notificationShape,
    /** Notifications that came since the bell was last opened: the badge. */
    unseenCount: number().required(),
    unreadCount: number().required(),
  }),
});

/** Kinds of change to notifications. `other` gives no details: fetch again. */
export const NOTIFICATION_CHANGES = ['seen', 'read', 'deleted', 'other'] as const;
export type NotificationChange = (typeof NOTIFICATION_CHANGES)[number];

export const notificationsChanged = defineEvent('notificationsChanged', {
  summary:
    'Notifications of this account were `seen`, `read` or `deleted`, in another tab perhaps; `other`: fetch again.',
  payload: object({
    change: string()
      .oneOf([...NOTIFICATION_CHANGES])
      .required(),
    /** The one that is meant; null: all of them. */
    notificationId: string().nullable().defined(),
    unseenCount: number().required(),
    unreadCount: number().required(),
  }),
});

export const followsChanged = defineEvent('followsChanged', {
  summary: 'Who follows this account, or whom it follows, changed: ask for them again.',
  payload: object({ followerId: string().required() }),
});

/** Events that reach clients. */
export const notificationsEvents = [pushNotification, notificationsChanged, followsChanged] as const;
