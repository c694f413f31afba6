import type { AccountCaller } from '@meet/contracts';
import { NOTIFICATION_TYPES } from '@meet/contracts/notifications';
import { countContactUse } from '@meet/contracts/network';
import type { MeetingsDeps } from '../deps.ts';
import { tell } from '../notices/tell.ts';
import type { Invited } from '../people/findInvited.ts';
import { mailInvitation } from './mailInvitation.ts';

export interface MeetingPlace {
  readonly roomId: string;
  readonly subject: string;
}

/**
 * Invites people into a meeting: who has an account is told as they chose, the others get a mail. All are tried; then
 * MAIL_NOT_SENT is thrown when a mail could not be queued.
 */
export async function invitePeople(
  deps: MeetingsDeps,
  inviter: AccountCaller,
  people: readonly Invited[],
  { roomId, subject }: MeetingPlace,
): Promise<void> {
  const known = people.flatMap(({ account }) => account?.accountId ?? []);
  if (known.length > 0) {
    await tell(deps, {
      recipients: known,
      notificationType: NOTIFICATION_TYPES.joinInvite,
      from: { fullName: inviter.fullName, email: inviter.email },
      message: { meetingRoom: roomId, meetingSubject: subject },
      mail: true,
    });
  }
  const mails = await Promise.allSettled(
    people
      .filter(({ account }) => !account)
      .map(({ email }) => mailInvitation(deps, inviter, { to: email, locale: inviter.locale, roomId, subject })),
  );
  await countUse(deps, inviter, people);
  const failed = mails.find((mail) => mail.status === 'rejected');
  if (failed) throw failed.reason;
}

/** What frequent users are found from. Failing, it is logged. */
export async function countUse(
  { effects }: MeetingsDeps,
  { accountId }: AccountCaller,
  people: readonly { readonly email: string }[],
): Promise<void> {
  if (people.length === 0) return;
  await effects
    .callAsService(countContactUse, { accountId, emails: people.map(({ email }) => email) })
    .catch((error: unknown) => effects.log.warn({ err: error }, 'frequent users were not counted'));
}
