import { checkUserMembership as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { hasPaidMembership } from '../policies/hasPaidMembership.ts';

export const checkUserMembership = defineOperation(call, async (_input, context) => {
  const account = await getAccount(context.deps, context.account.accountId);
  return { hasMembership: await hasPaidMembership(context, account) };
});
