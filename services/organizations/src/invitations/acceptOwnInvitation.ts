import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { presentOwn } from '../presenters/presentOrganization.ts';
import { acceptInvitation } from './acceptInvitation.ts';

/**
 * Accepts an invitation of one kind for the caller, and returns the organization. Throws as `acceptInvitation` does.
 */
export async function acceptOwnInvitation(
  context: OperationContext<Deps>,
  token: string,
  kind: InvitationRecord['kind'],
) {
  const { account } = context;
  const { organization } = await acceptInvitation(context, token, account, kind);
  return { organization: presentOwn(organization, account.accountId) };
}
