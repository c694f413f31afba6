import { NOTIFICATION_TYPES, type Notification } from '@meet/notifications-contract';
import type { HostApi } from '@meet/remote-kit';
import { openMeeting } from '../../state/openMeeting.ts';

export interface NotificationAction {
  /** Text key of the button. */
  readonly text: 'join' | 'start' | 'seeInvite' | 'seeMessage';
  readonly run: (host: HostApi) => void;
}

/** Returns the action of a notification; undefined if it has none. */
export function getAction({
  notificationType,
  message: { meetingRoom, chatId, chatSequence },
}: Notification): NotificationAction | undefined {
  if (notificationType === NOTIFICATION_TYPES.groupInvite) {
    return { text: 'seeInvite', run: ({ navigate, hrefFor }) => navigate(hrefFor('groupsManagement')) };
  }
  if (notificationType === NOTIFICATION_TYPES.mention && chatId) {
    const path = { '*': `${chatId}/${chatSequence ?? ''}` };
    return { text: 'seeMessage', run: ({ navigate, hrefFor }) => navigate(hrefFor('chat', path)) };
  }
  if (!meetingRoom) return undefined;
  return notificationType === NOTIFICATION_TYPES.waiting
    ? { text: 'start', run: (host) => openMeeting(host, 'meetingStart', meetingRoom) }
    : { text: 'join', run: (host) => openMeeting(host, 'meetingJoin', meetingRoom) };
}
