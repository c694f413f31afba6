import { findAccountsByEmail } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';

type Mailed = Pick<InvitationRecord, 'kind' | 'email' | 'memberType'> & { readonly secret: string };

/** The `type` in the path of an invitation's link. */
const LINK_TYPES = { member: 'organization', owner: 'organization-owner' } as const;

/**
 * Queues the mail in the outbox. The mail is the same whether or not the address has an account. Throws
 * MAIL_LIMIT_REACHED.
 */
export async function mailInvitation(
  { deps, account, caller, callAsService }: OperationContext<Deps>,
  { organizationName }: OrganizationRecord,
  { kind, email, memberType, secret }: Mailed,
): Promise<void> {
  const { accounts } = await callAsService(findAccountsByEmail, { emails: [email] });
  const text = kind === 'owner' ? 'ownership' : memberType === 'guest' ? 'guestInvitation' : 'invitation';
  await deps.mailWriter.write(text, {
    to: email,
    // Receivers without an account get the sender's language.
    locale: accounts[0]?.locale ?? caller.locale,
    path: hrefFor('inviteMember', { type: LINK_TYPES[kind], token: secret }),
    values: { inviter: account.fullName || account.email, organization: organizationName },
    onBehalfOf: account.accountId,
  });
}
