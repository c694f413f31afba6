import type { Locale } from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import type { Deps } from '../Deps.ts';
import { findByEmail } from '../accounts/findAccount.ts';

export interface InvitationMail {
  readonly inviter: { readonly accountId: string; readonly fullName: string; readonly email: string };
  readonly email: string;
  readonly groupName: string | null;
  readonly organizationName: string | null;
  readonly secret: string;
  /** Language of the sender, for receivers without an account. */
  readonly locale: Locale;
}

/**
 * Queues the mail in the outbox. The mail is the same whether or not the address has an account. Throws
 * MAIL_LIMIT_REACHED.
 */
export async function mailInvitation(
  deps: Deps,
  { inviter, email, groupName, organizationName, secret, locale }: InvitationMail,
): Promise<void> {
  const account = await findByEmail(deps, email);
  // If the group is deleted before the invitation is accepted, the two people still become contacts.
  const type = groupName !== null ? 'group' : organizationName !== null ? 'organization' : 'system';
  const to = { email, fullName: '', locale: account?.locale ?? locale };
  await deps.mailWriter.write(MAILS[type], to, hrefFor('inviteMember', { type, token: secret }), {
    values: {
      inviter: inviter.fullName || inviter.email,
      group: groupName ?? '',
      organization: organizationName ?? '',
    },
    onBehalfOf: inviter.accountId,
  });
}

const MAILS = { system: 'invitation', group: 'groupInvitation', organization: 'organizationInvitation' } as const;
