import { hrefFor } from '@meet/contracts/routes';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { NotificationRecord } from '../models/notificationModel.ts';

/** Returns the page on which a person can act on a notification. */
export function toPath({
  notificationType,
  message: { meetingRoom, chatId, chatSequence },
}: Pick<NotificationRecord, 'notificationType' | 'message'>): string {
  if (notificationType === NOTIFICATION_TYPES.groupInvite) return '/groups-management';
  if (chatId) return hrefFor('chat', { '*': `${chatId}/${chatSequence ?? ''}` });
  if (!meetingRoom) return '/notifications';
  return notificationType === NOTIFICATION_TYPES.waiting ? `/s/${meetingRoom}` : `/j/${meetingRoom}`;
}
