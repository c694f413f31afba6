import { ServiceError } from '@meet/contracts';
import { leaveOrganization as call, organizationsErrors } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization, withoutMember } from '../organization/changeOrganization.ts';

export const leaveOrganization = defineOperation(call, async (_input, context) => {
  const { accountId } = context.account;
  await changeOrganization(context, getOrganization(accountId), (organization) => {
    if (organization.ownerId === accountId) throw new ServiceError(organizationsErrors.ORGANIZATION_OWNER_STAYS);
    return { members: withoutMember(organization, accountId) };
  });
  return {};
});
