import type { Notification, NotificationType } from '@meet/notifications-contract';

let made = 0;

/** Returns a notification from Ion. Each later one has a greater id. */
export function buildNotification(
  content: string,
  { notificationType = '1', ...changes }: Partial<Notification> & { notificationType?: NotificationType } = {},
): Notification {
  made += 1;
  return {
    notificationId: `n${String(made).padStart(4, '0')}`,
    notificationType,
    from: { firstName: 'Ion', lastName: 'Rus', email: 'ion@example.com', avatar: null },
    message: {
      content,
      meetingRoom: '123456789',
      meetingSubject: null,
      meetingStart: null,
      groupName: null,
      chatId: null,
      chatSequence: null,
    },
    isRead: false,
    timestamp: Date.now() - 5 * 60_000,
    ...changes,
  };
}

/** Returns an answer of list-notifications. */
export function toPage(notifications: readonly Notification[], hasMore = false) {
  const unreadCount = notifications.filter(({ isRead }) => !isRead).length;
  return { notifications, hasMore, unseenCount: unreadCount, unreadCount };
}
