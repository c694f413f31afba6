import type { AccountCaller } from '@meet/contracts';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { countContactUse } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { notifyPeople, type Notice } from '../notices/notifyPeople.ts';
import type { Invited } from '../people/findPeople.ts';
import { partPeople } from '../people/partPeople.ts';
import { mailInvitation } from './mailInvitation.ts';

export interface MeetingPlace {
  readonly roomId: string;
  readonly subject: string;
}

/**
 * Invites people to a meeting and returns the number of mails. Acquaintances are notified as they chose. Everybody else
 * gets a mail on behalf of the inviter, with or without an account. Bells of accounts among them ring after the
 * response. Tries everybody, then throws MAIL_NOT_SENT if a mail could not be queued.
 */
export async function invitePeople(
  deps: Deps,
  inviter: AccountCaller,
  people: readonly Invited[],
  place: MeetingPlace,
  how: Pick<Notice, 'withoutPush'> = {},
): Promise<number> {
  const { acquaintances, strangers } = partPeople(people);
  const mailed = await notifyOfInvitation(deps, inviter, acquaintances, place, { ...how, mail: true });
  const mails = await Promise.allSettled(
    strangers.map(({ email, account }) =>
      mailInvitation(deps, inviter, { to: email, locale: account?.locale ?? inviter.locale, ...place }),
    ),
  );
  await countUse(deps, inviter, people);
  deps.background.run(async () => void (await notifyOfInvitation(deps, inviter, strangers, place, how)));
  const failed = mails.find((mail) => mail.status === 'rejected');
  if (failed) throw failed.reason;
  return mailed + mails.length;
}

/** Notifies invited people who have an account. Returns the number of mails. */
async function notifyOfInvitation(
  deps: Deps,
  { fullName, email }: AccountCaller,
  people: readonly Invited[],
  { roomId, subject }: MeetingPlace,
  how: Pick<Notice, 'mail' | 'withoutPush'>,
): Promise<number> {
  const recipients = people.flatMap(({ account }) => account?.accountId ?? []);
  if (recipients.length === 0) return 0;
  const { mailed } = await notifyPeople(deps, {
    recipients,
    notificationType: NOTIFICATION_TYPES.joinInvite,
    from: { fullName, email },
    message: { meetingRoom: roomId, meetingSubject: subject },
    ...how,
  });
  return mailed;
}

/** Counts uses of contacts; the frequently used contacts are derived from them. Logs a failure. */
export async function countUse(
  { callAsService, log }: Deps,
  { accountId }: AccountCaller,
  people: readonly { readonly email: string }[],
): Promise<void> {
  if (people.length === 0) return;
  await callAsService(countContactUse, { accountId, emails: people.map(({ email }) => email) }).catch(
    (error: unknown) => log.warn({ err: error }, 'frequent users were not counted'),
  );
}
