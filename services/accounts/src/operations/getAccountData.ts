import { getAccountData as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { getAvatar } from '../presenters/presentAccount.ts';

/** An administrator who views the account does not see its key. */
export const getAccountData = defineOperation(call, async (_input, { deps, account: { accountId }, caller }) => {
  const account = await getAccount(deps, accountId);
  const { fullName, alias, email, phoneNumber } = account;
  const apiKey = caller.impersonatedBy ? null : await deps.apiKeyStore.readShown(accountId);
  return { account: { fullName, alias, email, phoneNumber, apiKey, avatar: getAvatar(account) } };
});
