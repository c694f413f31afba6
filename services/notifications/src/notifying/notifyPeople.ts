import type { InputOf, OutputOf } from '@meet/contracts';
import type { AccountSummary } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { pushNotification, type notify } from '@meet/notifications-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { NotificationRecord } from '../models/notificationModel.ts';
import { findChoices } from '../policies/findChoices.ts';
import { getKeptDays } from '../policies/getKeptDays.ts';
import { loadAvatars, type Avatars } from '../presenters/loadAvatars.ts';
import { presentNotification } from '../presenters/presentNotification.ts';
import { countNotifications } from './countNotifications.ts';
import { createNotificationId } from './createNotificationId.ts';
import { findRecipients } from './findRecipients.ts';
import { mailNotification } from './mailNotification.ts';
import { pushNotifications } from './pushNotifications.ts';
import type { NotifyContext } from './NotifyContext.ts';

export type NotifyInput = InputOf<typeof notify>;

const DAY_MS = 86_400_000;

/**
 * Stores a notification, and delivers it to each person by bell, push and mail as they chose. Returns the numbers of
 * bells and of mails.
 */
export async function notifyPeople(context: NotifyContext, notice: NotifyInput): Promise<OutputOf<typeof notify>> {
  const people = await findRecipients(context, notice.recipients);
  const choose = await findChoices(
    context,
    notice.notificationType,
    people.map(({ accountId }) => accountId),
  );
  const avatars = await loadAvatars(context, [{ from: toSender(notice) }]);
  const rung: { person: AccountSummary; record: NotificationRecord }[] = [];
  let mailed = 0;
  for (const person of people) {
    const { web, mail } = choose(person.accountId);
    const mails = mail && notice.mail === true;
    if (!web && !mails) continue;
    if (!(await isFirstNotice(context, person.accountId, notice.dedupeKey))) continue;
    const record = await buildRecord(context, person.accountId, notice);
    if (web) {
      await ring(context, person, record, avatars);
      rung.push({ person, record });
    }
    if (mails && (await mailQuietly(context, person, record))) mailed += 1;
  }
  if (!notice.withoutPush) pushNotifications(context, rung);
  return { notified: rung.length, mailed };
}

/** Returns the id of the record that a person was notified of something. */
export const toNoticeId = (accountId: string, key: string): string => `${accountId} ${key}`;

/** Records the notification before it is delivered: a missing notification harms less than a duplicate. */
async function isFirstNotice({ deps, now }: NotifyContext, accountId: string, key: string | undefined) {
  if (!key) return true;
  const expiresAt = new Date(now() + deps.keptDays * DAY_MS);
  try {
    await deps.notices.create({ _id: toNoticeId(accountId, key), expiresAt });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function ring(
  { deps, publish, now }: NotifyContext,
  person: AccountSummary,
  record: NotificationRecord,
  avatars: Avatars,
): Promise<void> {
  await deps.notifications.create(record);
  await publish(userChannel(person.accountId), pushNotification, {
    notification: presentNotification(person.locale, record, avatars),
    ...(await countNotifications(deps, person.accountId, now())),
  });
}

/**
 * Mails a notification and returns whether it was queued. A refused mail is logged, so that other people are still
 * notified.
 */
async function mailQuietly({ deps, log }: NotifyContext, person: AccountSummary, record: NotificationRecord) {
  try {
    await mailNotification(deps, person, record);
    return true;
  } catch (error) {
    log.warn({ err: error, notificationType: record.notificationType }, 'a notification could not be mailed');
    return false;
  }
}

const toSender = ({ from }: NotifyInput): NotificationRecord['from'] =>
  from && { fullName: from.fullName, email: from.email ?? null };

async function buildRecord(
  { deps, now }: NotifyContext,
  accountId: string,
  notice: NotifyInput,
): Promise<NotificationRecord> {
  const { notificationType, message } = notice;
  const createdAt = now();
  return {
    _id: createNotificationId(createdAt),
    accountId,
    notificationType,
    from: toSender(notice),
    message: {
      content: message.content ?? '',
      meetingRoom: message.meetingRoom ?? null,
      meetingSubject: message.meetingSubject ?? null,
      meetingStart: message.meetingStart ?? null,
      groupName: message.groupName ?? null,
      chatId: message.chatId ?? null,
      chatSequence: message.chatSequence ?? null,
    },
    ...(notice.dedupeKey && { key: notice.dedupeKey }),
    searchText: [
      notice.from?.fullName,
      notice.from?.email,
      ...[message.content, message.meetingRoom, message.meetingSubject, message.groupName],
    ]
      .filter(Boolean)
      .join(' ')
      .toLowerCase(),
    isSeen: false,
    isRead: false,
    createdAt,
    expiresAt: new Date(createdAt + (await getKeptDays(deps, accountId)) * DAY_MS),
  };
}
