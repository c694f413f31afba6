import { ServiceError } from '@meet/contracts';
import { organizationsErrors, revokeInviteOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { notifyOfInvitation } from '../invitations/notifyOfInvitation.ts';
import type { InvitationRecord } from '../models/invitationModel.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { INVITATION_RIGHTS } from '../policies/invitationRights.ts';
import { requireRight } from '../policies/organizationPolicy.ts';

const { ORGANIZATION_INVITATION_NOT_FOUND } = organizationsErrors;

export const revokeInviteOrganization = defineOperation(call, async ({ invitationId }, context) => {
  const { deps, account } = context;
  const organization = await loadOrganization(deps, account.accountId, 'invite');
  const invitation: InvitationRecord | null = await deps.invitations
    .findOne({ _id: invitationId, organizationId: organization._id })
    .lean();
  if (!invitation) throw new ServiceError(ORGANIZATION_INVITATION_NOT_FOUND);
  requireRight(organization, account.accountId, INVITATION_RIGHTS[invitation.kind]);
  const revoked = await deps.invitationStore.revoke(invitation);
  await notifyOfInvitation(context, organization, revoked);
  return {};
});
