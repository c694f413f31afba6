import { acceptInvitation as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { acceptInvitation as accept } from '../invitations/acceptInvitation.ts';

export const acceptInvitation = defineOperation(call, async ({ token }, context) => {
  const account = await getAccount(context.deps, context.account.accountId);
  const { groupName, organizationName } = await accept(context, token, account);
  return { groupName, organizationName };
});
