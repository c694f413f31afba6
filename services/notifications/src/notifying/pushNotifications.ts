import type { AccountSummary } from '@meet/accounts-contract';
import { NOTIFICATION_TYPES, type NotificationType } from '@meet/notifications-contract';
import type { NotificationRecord } from '../models/notificationModel.ts';
import { toSentence } from '../presenters/presentNotification.ts';
import { toPath } from '../presenters/toPath.ts';
import { drawNotes } from '../pushing/drawNotes.ts';
import { pushTo } from '../pushing/pushTo.ts';
import type { NotifyContext } from './NotifyContext.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Time for which a notification of each type is useful, in milliseconds. Urgency is high if something waits for the
 * person now.
 */
const WANTED: Readonly<Record<NotificationType, { ms: number; urgency: 'normal' | 'high' }>> = {
  [NOTIFICATION_TYPES.joinInvite]: { ms: 60 * MINUTE_MS, urgency: 'high' },
  [NOTIFICATION_TYPES.reminder]: { ms: 10 * MINUTE_MS, urgency: 'high' },
  [NOTIFICATION_TYPES.groupInvite]: { ms: DAY_MS, urgency: 'normal' },
  [NOTIFICATION_TYPES.missedCall]: { ms: DAY_MS, urgency: 'normal' },
  [NOTIFICATION_TYPES.waiting]: { ms: 10 * MINUTE_MS, urgency: 'high' },
  [NOTIFICATION_TYPES.follow]: { ms: 60 * MINUTE_MS, urgency: 'normal' },
  [NOTIFICATION_TYPES.mention]: { ms: DAY_MS, urgency: 'normal' },
};

/** Sends the notifications of people's bells to their devices too. */
export function pushNotifications(
  context: NotifyContext,
  notified: readonly { person: AccountSummary; record: NotificationRecord }[],
): void {
  const [first] = notified;
  if (!first) return;
  const { ms, urgency } = WANTED[first.record.notificationType];
  const records = new Map(notified.map(({ person, record }) => [person.accountId, record]));
  const notes = drawNotes(
    notified.map(({ person }) => person),
    ({ accountId, locale }) => {
      const record = records.get(accountId)!;
      return {
        title: record.message.content || toSentence(locale, record),
        body: '',
        tag: getTag(record),
        path: toPath(record),
      };
    },
  );
  pushTo(context, { notes, urgency, endsAt: context.now() + ms });
}

/**
 * Returns the tag by which a meeting has one line on the screen: the missed call replaces the ringing one. A chat room
 * also has one line.
 */
function getTag({ _id, message: { meetingRoom, chatId } }: NotificationRecord): string {
  if (chatId) return `chat ${chatId}`;
  return meetingRoom ? `meeting ${meetingRoom}` : `notification ${_id}`;
}
