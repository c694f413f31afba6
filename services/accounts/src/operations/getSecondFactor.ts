import { getSecondFactor as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { getAccount } from '../findAccount.ts';

export const getSecondFactor = defineOperation(call, async (_input, { deps, account }) => {
  const { secondFactor } = await getAccount(deps, account.accountId);
  return { isEnabled: Boolean(secondFactor?.enabledAt) };
});
