import { getOrganizationMembers as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganization } from '../organization/findOrganization.ts';
import { holdsRight } from '../policies/organizationPolicy.ts';
import { presentInvitations } from '../presenters/presentInvitations.ts';
import { presentMembers, presentOwn } from '../presenters/presentOrganization.ts';

export const getOrganizationMembers = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  const { accountId } = account;
  const organization = await findOrganization(deps, accountId);
  if (!organization) return { organization: null, members: [], invitations: [] };
  const seen = holdsRight(organization, accountId, 'invite')
    ? await deps.invitations
        .find({ organizationId: organization._id, state: { $in: ['invited', 'declined'] } })
        .sort({ sentAt: -1, _id: -1 })
        .lean()
    : [];
  const [members, invitations] = await Promise.all([
    presentMembers(context, organization),
    presentInvitations(context, organization, seen),
  ]);
  return {
    organization: presentOwn(organization, accountId),
    members,
    invitations,
    licensesGrantedBy: deps.licensesGrantedBy,
  };
});
