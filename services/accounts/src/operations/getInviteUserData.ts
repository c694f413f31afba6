import { getInviteUserData as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { groupNamesOf } from '../invitations/groupNamesOf.ts';

export const getInviteUserData = defineOperation(call, async (_input, context) => {
  const names = await groupNamesOf(context, context.account.accountId);
  return {
    organization: null,
    groups: [...names].map(([id, groupName]) => ({ id, parentGroup: null, groupName })),
  };
});
