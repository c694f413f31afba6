import { NOTIFICATION_TYPES, type NotificationType } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';

const ALL_TYPES = Object.values(NOTIFICATION_TYPES);

export interface NotificationCounts {
  unseenCount: number;
  unreadCount: number;
}

/** Counts the notifications since the bell was last opened, and the unread ones. */
export async function countNotifications(
  { notifications }: Pick<Deps, 'notifications'>,
  accountId: string,
  now: number,
  types: readonly NotificationType[] = ALL_TYPES,
): Promise<NotificationCounts> {
  const kept = {
    accountId,
    expiresAt: { $gt: new Date(now) },
    notificationType: { $in: [...types] },
  };
  const [unseenCount, unreadCount] = await Promise.all([
    notifications.countDocuments({ ...kept, isSeen: false }),
    notifications.countDocuments({ ...kept, isRead: false }),
  ]);
  return { unseenCount, unreadCount };
}
