import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import type { notificationsChanged, notificationsEvents, pushNotification } from './events.ts';
import type { Notification } from './shapes.ts';

/** The fetched part of a person's notifications, the latest first. */
export interface NotificationList {
  readonly notifications: readonly Notification[];
  readonly hasMore: boolean;
  readonly unseenCount: number;
  readonly unreadCount: number;
}

/** Returns the list after an event; the result equals a fetched list. Undefined if the list must be fetched again. */
export const applyNotificationEvent = defineReducers<NotificationList, typeof notificationsEvents>()<
  NotificationList | undefined
>({
  pushNotification: withNew,
  notificationsChanged: withChange,
  followsChanged: unchanged,
});

function withNew(
  list: NotificationList,
  { notification, unseenCount, unreadCount }: PayloadOf<typeof pushNotification>,
): NotificationList {
  const others = list.notifications.filter(({ notificationId }) => notificationId !== notification.notificationId);
  // Ids increase with time, and events may overtake each other.
  const notifications = [notification, ...others].sort((a, b) => (a.notificationId < b.notificationId ? 1 : -1));
  return { ...list, notifications, unseenCount, unreadCount };
}

function withChange(
  list: NotificationList,
  { change, notificationId, unseenCount, unreadCount }: PayloadOf<typeof notificationsChanged>,
): NotificationList | undefined {
  const isMeant = (one: Notification) => notificationId === null || one.notificationId === notificationId;
  const counted = { ...list, unseenCount, unreadCount };
  switch (change) {
    case 'seen':
      return counted;
    case 'read':
      return {
        ...counted,
        notifications: list.notifications.map((one) => (isMeant(one) && !one.isRead ? { ...one, isRead: true } : one)),
      };
    case 'deleted':
      return {
        ...counted,
        notifications: list.notifications.filter((one) => !isMeant(one)),
        hasMore: list.hasMore && notificationId !== null,
      };
    case 'other':
      return undefined;
  }
}
