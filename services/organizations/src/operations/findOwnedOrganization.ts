import { findOwnedOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { getOrganization } from '../organization/changeOrganization.ts';

export const findOwnedOrganization = defineOperation(call, async ({ accountId }, { deps }) => {
  const organization = await deps.organizations.findOne(getOrganization(accountId)).lean();
  if (organization?.ownerId !== accountId) return { organization: null };
  const { organizationName, members } = organization;
  return { organization: { organizationName, otherMembers: members.length - 1 } };
});
