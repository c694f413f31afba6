import type { NotificationType } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';

export interface NotificationCounts {
  unseenCount: number;
  unreadCount: number;
}

/** Counts the notifications since the bell was last opened, and the unread ones. */
export async function countNotifications(
  { notifications }: Pick<Deps, 'notifications'>,
  accountId: string,
  now: number,
  types?: readonly NotificationType[],
): Promise<NotificationCounts> {
  const kept = {
    accountId,
    expiresAt: { $gt: new Date(now) },
    ...(types && { notificationType: { $in: [...types] } }),
  };
  const [unseenCount, unreadCount] = await Promise.all([
    notifications.countDocuments({ ...kept, isSeen: false }),
    notifications.countDocuments({ ...kept, isRead: false }),
  ]);
  return { unseenCount, unreadCount };
}
