import { deleteOrganizationMember as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { changeOrganization, getOrganization, withoutMember } from '../organization/changeOrganization.ts';
import { changeableMember } from '../policies/organizationPolicy.ts';

export const deleteOrganizationMember = defineOperation(call, async ({ accountId }, context) => {
  const actorId = context.account.accountId;
  await changeOrganization(context, getOrganization(actorId), (organization) => {
    changeableMember(organization, actorId, accountId);
    return { members: withoutMember(organization, accountId) };
  });
  return {};
});
