import { findOrganizationMates as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganization } from '../organization/findOrganization.ts';

export const findOrganizationMates = defineOperation(call, async ({ accountId, among }, { deps }) => {
  const organization = await findOrganization(deps, accountId);
  const members = new Set(organization?.members.map((member) => member.accountId));
  return { accountIds: among.filter((other) => other !== accountId && members.has(other)) };
});
