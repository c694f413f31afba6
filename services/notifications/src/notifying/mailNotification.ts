import type { AccountSummary } from '@meet/accounts-contract';
import { NOTIFICATION_TYPES, oneLine } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import { sendMail } from '../mail/sendMail.ts';
import type { NotificationRecord } from '../models/notificationModel.ts';
import { say } from '../texts/say.ts';
import { toPath } from '../presenters/toPath.ts';
import { toSentence } from '../presenters/presentNotification.ts';

/** Mails a notification in its receiver's language, with a link to act on it. Throws what sendMail throws. */
export async function mailNotification(
  deps: Deps,
  { email, locale }: AccountSummary,
  record: NotificationRecord,
): Promise<void> {
  const sentence = oneLine(record.message.content || toSentence(locale, record));
  await sendMail(deps, {
    to: email,
    locale,
    subject: sentence,
    title: sentence,
    body: say(locale, 'mail', 'body'),
    action: { label: say(locale, 'mail', getLabel(record)), url: `${deps.publicUrl}${toPath(record)}` },
    footnote: say(locale, 'mail', 'footnote'),
    onBehalfOf: undefined,
  });
}

function getLabel({ notificationType, message: { meetingRoom } }: NotificationRecord) {
  if (notificationType === NOTIFICATION_TYPES.groupInvite) return 'groups';
  if (!meetingRoom) return 'notifications';
  return notificationType === NOTIFICATION_TYPES.waiting ? 'start' : 'join';
}
