import { checkUserMembership as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { getAccount } from '../findAccount.ts';

export const checkUserMembership = defineOperation(call, async (_input, { deps, account }) => {
  const { hasMembership } = await getAccount(deps, account.accountId);
  return { hasMembership };
});
