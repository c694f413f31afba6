import { getInviteUserData as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { findGroupNames } from '../invitations/findGroupNames.ts';
import { organizationToInvite } from '../policies/chooseInviteOrganization.ts';

export const getInviteUserData = defineOperation(call, async (_input, context) => {
  const [names, organization] = await Promise.all([
    findGroupNames(context, context.account.accountId),
    organizationToInvite(context),
  ]);
  return {
    organization: organization && { name: organization.organizationName },
    groups: [...names].map(([id, groupName]) => ({ id, parentGroup: null, groupName })),
  };
});
