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
import type { TellingContext } from './TellingContext.ts';

export type Telling = InputOf<typeof notify>;

const DAY_MS = 86_400_000;

/** Keeps, rings, pushes and mails a notification, to each person as they chose. Answers how many bells rang and mails went. */
export async function notifyPeople(context: TellingContext, telling: Telling): Promise<OutputOf<typeof notify>> {
  const people = await findRecipients(context, telling.recipients);
  const choose = await findChoices(
    context,
    telling.notificationType,
    people.map(({ accountId }) => accountId),
  );
  const avatars = await loadAvatars(context, [{ from: toSender(telling) }]);
  const rung: { person: AccountSummary; record: NotificationRecord }[] = [];
  let mailed = 0;
  for (const person of people) {
    const { web, mail } = choose(person.accountId);
    const mails = mail && telling.mail === true;
    if (!web && !mails) continue;
    if (!(await isFirstNotice(context, person.accountId, telling.dedupeKey))) continue;
    const record = await getRecord(context, person.accountId, telling);
    if (web) {
      await ring(context, person, record, avatars);
      rung.push({ person, record });
    }
    if (mails && (await mailQuietly(context, person, record))) mailed += 1;
  }
  if (!telling.withoutPush) pushNotifications(context, rung);
  return { notified: rung.length, mailed };
}

/** Marks it told before it is told: one notification too few harms less than the same one twice. */
async function isFirstNotice({ deps, now }: TellingContext, accountId: string, key: string | undefined) {
  if (!key) return true;
  const expiresAt = new Date(now() + deps.keptDays * DAY_MS);
  try {
    await deps.tellings.create({ _id: `${accountId} ${key}`, expiresAt });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function ring(
  { deps, publish, now }: TellingContext,
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

/** One person's refused mail keeps nobody else from being told. Answers whether it is on its way. */
async function mailQuietly({ deps, log }: TellingContext, person: AccountSummary, record: NotificationRecord) {
  try {
    await mailNotification(deps, person, record);
    return true;
  } catch (error) {
    log.warn({ err: error, notificationType: record.notificationType }, 'a notification could not be mailed');
    return false;
  }
}

const toSender = ({ from }: Telling): NotificationRecord['from'] =>
  from && { fullName: from.fullName, email: from.email ?? null };

async function getRecord(
  { deps, now }: TellingContext,
  accountId: string,
  telling: Telling,
): Promise<NotificationRecord> {
  const { notificationType, message } = telling;
  const createdAt = now();
  return {
    _id: createNotificationId(createdAt),
    accountId,
    notificationType,
    from: toSender(telling),
    message: {
      content: message.content ?? '',
      meetingRoom: message.meetingRoom ?? null,
      meetingSubject: message.meetingSubject ?? null,
      meetingStart: message.meetingStart ?? null,
      groupName: message.groupName ?? null,
    },
    searchText: [
      telling.from?.fullName,
      telling.from?.email,
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
