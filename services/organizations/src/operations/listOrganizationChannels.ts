import { organizationChannel } from '@meet/contracts/events';
import { listOrganizationChannels as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findOrganizations } from '../organization/findOrganizations.ts';

export const listOrganizationChannels = defineOperation(call, async ({ accountIds }, { deps }) => {
  const requested = new Set(accountIds);
  const organizations = await findOrganizations(deps, accountIds);
  return {
    memberships: organizations.flatMap(({ _id, members }) =>
      members
        .filter(({ accountId }) => requested.has(accountId))
        .map(({ accountId }) => ({ accountId, channel: organizationChannel(_id) })),
    ),
  };
});
