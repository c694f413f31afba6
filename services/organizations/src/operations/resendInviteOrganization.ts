import { ServiceError } from '@meet/contracts';
import { organizationsErrors, resendInviteOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { mailInvitation } from '../invitations/mailInvitation.ts';
import { notifyOfInvitation } from '../invitations/notifyOfInvitation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { INVITATION_RIGHTS } from '../policies/invitationRights.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { presentInvitations } from '../presenters/presentInvitations.ts';

const { ORGANIZATION_INVITATION_NOT_FOUND } = organizationsErrors;

export const resendInviteOrganization = defineOperation(call, async (input, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId, 'invite');
  const email = input.email.toLowerCase();
  const keys = [`member ${email}`, 'owner'];
  const [invitation] = await deps.invitations
    .find({ organizationId: organization._id, key: { $in: keys }, email, state: 'invited' })
    .sort({ key: 1 })
    .lean();
  if (!invitation) throw new ServiceError(ORGANIZATION_INVITATION_NOT_FOUND);
  requireRight(organization, account.accountId, INVITATION_RIGHTS[invitation.kind]);
  const secret = deps.invitationStore.createSecret();
  await mailInvitation(context, organization, { ...invitation, secret });
  const renewed = await deps.invitationStore.renew(invitation, account.accountId, secret);
  await notifyOfInvitation(context, organization, renewed);
  const [presented] = await presentInvitations(context, organization, [renewed]);
  return { invitation: presented! };
});
