import { findLicensed as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganizations } from '../organization/findOrganizations.ts';

export const findLicensed = defineOperation(call, async ({ accountIds }, { deps }) => {
  const organizations = await findOrganizations(deps, accountIds);
  const licensed = new Set(
    organizations.flatMap(({ members }) =>
      members.filter(({ hasMembership }) => hasMembership).map((member) => member.accountId),
    ),
  );
  return { accountIds: accountIds.filter((accountId) => licensed.has(accountId)) };
});
