import { ServiceError, type AccountCaller, type Locale } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import { deliverMail, NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';

export interface InvitationMail {
  readonly to: string;
  readonly locale: Locale;
  readonly roomId: string;
  readonly subject: string;
}

/** Mails a meeting's link. Throws MAIL_NOT_SENT if the mail could not be queued. */
export async function mailInvitation(
  deps: Deps,
  inviter: AccountCaller,
  { to, locale, roomId, subject }: InvitationMail,
): Promise<void> {
  const say = (key: string, params: object = {}) =>
    deps.translator.translate(locale, `meetings.mail.invitation.${key}`, { name: inviter.fullName, ...params });
  await deps
    .callAsService(deliverMail, {
      to,
      locale,
      subject: subject ? say('subjectNamed', { subject }) : say('subject'),
      title: subject || say('subject'),
      body: `${say('body')}\n\n${say('room', { roomId })}`,
      action: { label: say('action'), url: `${deps.publicUrl}/j/${roomId}` },
      about: NOTIFICATION_TYPES.joinInvite,
      onBehalfOf: inviter.accountId,
    })
    .catch((error: unknown) => {
      if (error instanceof ServiceError && !error.entry.reportable) throw error;
      deps.log.error({ err: error }, 'an invitation could not be queued');
      throw new ServiceError(meetingsErrors.MAIL_NOT_SENT, { cause: error });
    });
}
