import { findOrganizationByAccount as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganizations } from '../organization/findOrganizations.ts';

export const findOrganizationByAccount = defineOperation(call, async ({ accountId, withMembers }, { deps }) => {
  const [organization] = await findOrganizations(deps, [accountId]);
  return {
    organizationId: organization?._id ?? null,
    accountIds: withMembers ? (organization?.members ?? []).map((member) => member.accountId) : [],
  };
});
