import { ServiceError } from '@meet/contracts';
import { deleteOrganization as call, organizationsErrors } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceDeletion } from '../organization/announceChange.ts';
import { getOrganization } from '../organization/changeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';

export const deleteOrganization = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  for (;;) {
    const organization = await deps.organizations.findOne(getOrganization(account.accountId)).lean();
    if (!organization) throw new ServiceError(organizationsErrors.ORGANIZATION_NOT_FOUND);
    requireRight(organization, account.accountId, 'delete');
    const { _id, version } = organization;
    // The version is matched, so that an owner who has handed the organization over meanwhile deletes nothing.
    const { deletedCount } = await deps.organizations.deleteOne({ _id, version });
    if (!deletedCount) continue;
    await deps.invitations.deleteMany({ organizationId: _id });
    await announceDeletion(context, organization);
    return {};
  }
});
