import type { Locale } from '@meet/contracts';
import { NOTIFICATION_TYPES, type Notification, type NotificationName } from '@meet/notifications-contract';
import type { NotificationRecord } from '../models/notificationModel.ts';
import { say } from '../texts/say.ts';
import type { Avatars } from './loadAvatars.ts';

const NAMES = Object.fromEntries(Object.entries(NOTIFICATION_TYPES).map(([name, type]) => [type, name])) as Record<
  NotificationRecord['notificationType'],
  NotificationName
>;

/** Returns the sentence of a notification's type, with its sender and subject. */
export function toSentence(locale: Locale, record: NotificationRecord): string {
  const { notificationType, from, message } = record;
  const isOfGroup =
    notificationType === NOTIFICATION_TYPES.groupInvite || notificationType === NOTIFICATION_TYPES.mention;
  const isNamed = isOfGroup ? message.groupName : message.meetingSubject;
  return say(locale, 'sentence', `${NAMES[notificationType]}${isNamed ? 'Named' : ''}`, {
    name: from?.fullName || from?.email || say(locale, 'sentence', 'somebody'),
    subject: message.meetingSubject,
    group: message.groupName,
  });
}

/**
 * Presents a notification to its receiver, in their language. `avatars` contains the senders' pictures by e-mail
 * address.
 */
export function presentNotification(locale: Locale, record: NotificationRecord, avatars: Avatars): Notification {
  const { _id, notificationType, from, message, isRead, createdAt } = record;
  return {
    notificationId: _id,
    notificationType,
    from: from && {
      ...splitName(from.fullName),
      email: from.email,
      avatar: avatars.get(from.email?.toLowerCase() ?? '') ?? null,
    },
    message: {
      content: message.content || toSentence(locale, record),
      meetingRoom: message.meetingRoom,
      meetingSubject: message.meetingSubject,
      meetingStart: message.meetingStart,
      groupName: message.groupName,
      chatId: message.chatId ?? null,
      chatSequence: message.chatSequence ?? null,
    },
    isRead,
    timestamp: createdAt,
  };
}

/** Splits a full name. The last word is assumed to be the last name. */
function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' '), lastName };
}
