import { renameOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization } from '../organization/changeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';

export const renameOrganization = defineOperation(call, async (input, context) => {
  const { accountId } = context.account;
  const organizationName = input.organizationName.trim();
  await changeOrganization(context, getOrganization(accountId), (organization) => {
    requireRight(organization, accountId, 'rename');
    return organization.organizationName === organizationName ? undefined : { organizationName };
  });
  return { organizationName };
});
