import { ServiceError } from '@meet/contracts';
import { accountsErrors, removeSecondFactor as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { isPassword } from '../passwords/passwords.ts';
import { verifySecondFactor } from '../second-factor/verifySecondFactor.ts';

export const removeSecondFactor = defineOperation(call, async (input, { deps, account: { accountId }, now }) => {
  const account = await getAccount(deps, accountId);
  if (!account.secondFactor?.enabledAt) throw new ServiceError(accountsErrors.SECOND_FACTOR_STATE);
  if (!(await isPassword(account.passwordHash, input.password))) throw new ServiceError(accountsErrors.PASSWORD_WRONG);
  await verifySecondFactor(deps, account, input.code, now());
  await deps.accounts.updateOne({ _id: accountId }, { $set: { secondFactor: null } });
  return {};
});
