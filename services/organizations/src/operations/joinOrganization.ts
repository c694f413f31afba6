import { joinOrganization as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';
import { addMember } from '../organization/addMember.ts';
import { changeOrganization } from '../organization/changeOrganization.ts';
import { requireRight } from '../policies/organizationPolicy.ts';
import { loadAccount } from '../presenters/loadAccount.ts';

export const joinOrganization = defineOperation(call, async (input, context) => {
  const { organizationId, inviterId, role } = input;
  const { accountId, email } = await loadAccount(context, input.accountId);
  const { organizationName } = await changeOrganization(context, { _id: organizationId }, (organization) => {
    requireRight(organization, inviterId, 'invite');
    return addMember(organization, { accountId, email, memberType: 'member', role }, context.now());
  });
  return { organizationName };
});
