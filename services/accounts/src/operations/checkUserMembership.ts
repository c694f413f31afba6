import { checkUserMembership as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';

export const checkUserMembership = defineOperation(call, async (_input, { deps, account }) => {
  const { hasMembership } = await getAccount(deps, account.accountId);
  return { hasMembership };
});
