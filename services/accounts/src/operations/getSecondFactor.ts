import { getSecondFactor as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';

export const getSecondFactor = defineOperation(call, async (_input, { deps, account }) => {
  const { secondFactor } = await getAccount(deps, account.accountId);
  return { isEnabled: Boolean(secondFactor?.enabledAt) };
});
