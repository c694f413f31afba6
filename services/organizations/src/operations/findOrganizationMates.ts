import { findOrganizationMates as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganizations } from '../organization/findOrganizations.ts';

export const findOrganizationMates = defineOperation(call, async ({ accountId, among }, { deps }) => {
  const [organization] = await findOrganizations(deps, [accountId]);
  const members = new Set(organization?.members.map((member) => member.accountId));
  return { accountIds: among.filter((other) => other !== accountId && members.has(other)) };
});
