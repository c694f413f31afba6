import { ServiceError } from '@meet/contracts';
import { deleteOrganization as call, organizationsErrors } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { getOrganization } from '../organization/changeOrganization.ts';
import { removeOrganization } from '../organization/removeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';

export const deleteOrganization = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  for (;;) {
    const organization = await deps.organizations.findOne(getOrganization(account.accountId)).lean();
    if (!organization) throw new ServiceError(organizationsErrors.ORGANIZATION_NOT_FOUND);
    requireRight(organization, account.accountId, 'delete');
    // An owner who has handed the organization over meanwhile deletes nothing.
    if (await removeOrganization(context, organization)) return {};
  }
});
