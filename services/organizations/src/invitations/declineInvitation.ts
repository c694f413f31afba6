import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { notifyOfInvitation } from './notifyOfInvitation.ts';

/**
 * Declines an invitation and notifies the people who wait for the answer. Without `kind`, it may be of either kind.
 * Throws as the store does.
 */
export async function declineInvitation(
  context: OperationContext<Deps>,
  token: string,
  kind?: InvitationRecord['kind'],
) {
  const { deps, caller } = context;
  const invitation = await deps.invitationStore.decline({ token, email: caller.email }, kind);
  const organization = await deps.organizations.findById(invitation.organizationId).lean();
  if (organization) await notifyOfInvitation(context, organization, invitation);
  return {};
}
