import { ServiceError } from '@meet/contracts';
import {
  ORGANIZATION_INVITATIONS_MAX,
  organizationsErrors,
  type OrganizationInvitation,
} from '@meet/organizations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';
import { presentInvitations } from '../presenters/presentInvitations.ts';
import type { NewInvitation } from './createInvitationStore.ts';
import { mailInvitation } from './mailInvitation.ts';
import { notifyOfInvitation } from './notifyOfInvitation.ts';

/**
 * Mails an invitation from the caller and opens it. Reveals nothing about the address: the work and the answer are the
 * same whether or not it has an account. Throws ORGANIZATION_INVITE_YOURSELF, ORGANIZATION_INVITATIONS_FULL and
 * MAIL_LIMIT_REACHED.
 */
export async function sendInvitation(
  context: OperationContext<Deps>,
  organization: OrganizationRecord,
  details: Pick<NewInvitation, 'kind' | 'email' | 'memberType' | 'role'>,
): Promise<{ invitation: OrganizationInvitation; wasInvited: boolean }> {
  const { deps, account } = context;
  if (details.email === account.email.toLowerCase()) {
    throw new ServiceError(organizationsErrors.ORGANIZATION_INVITE_YOURSELF);
  }
  const wanted = { ...details, organizationId: organization._id, inviterId: account.accountId };
  const wasInvited = (await deps.invitationStore.findOpen(wanted)) !== null;
  if (!wasInvited) await requireRoom(deps, organization);
  const secret = deps.invitationStore.createSecret();
  // The mail is sent first: if it is refused, an earlier link still works.
  await mailInvitation(context, organization, { ...details, secret });
  const sent = await deps.invitationStore.send(wanted, secret);
  await notifyOfInvitation(context, organization, sent);
  const [invitation] = await presentInvitations(context, organization, [sent]);
  return { invitation: invitation!, wasInvited };
}

async function requireRoom({ invitations }: Deps, { _id }: OrganizationRecord): Promise<void> {
  const open = await invitations.countDocuments({ organizationId: _id, state: { $in: ['invited', 'declined'] } });
  if (open < ORGANIZATION_INVITATIONS_MAX) return;
  throw new ServiceError(organizationsErrors.ORGANIZATION_INVITATIONS_FULL, {
    params: { max: ORGANIZATION_INVITATIONS_MAX },
  });
}
