import { findInvitingOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { findInviting } from '../organization/findInviting.ts';

export const findInvitingOrganization = defineOperation(call, async ({ accountId }, { deps }) => {
  const found = await findInviting(deps, accountId);
  return { organization: found && { organizationId: found._id, organizationName: found.organizationName } };
});
