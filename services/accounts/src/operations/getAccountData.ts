import { getAccountData as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { getAccount } from '../findAccount.ts';
import { avatarOf } from '../presenters/presentAccount.ts';
import { openApiKey } from '../tokens/apiKeys.ts';

/** An administrator who looks on sees no key: it would outlive the visit. */
export const getAccountData = defineOperation(call, async (_input, { deps, account: { accountId }, caller }) => {
  const account = await getAccount(deps, accountId);
  const { fullName, alias, email, phoneNumber, apiKey } = account;
  const shownKey = caller.impersonatedBy ? null : openApiKey(deps.secrets, apiKey.sealed);
  return { account: { fullName, alias, email, phoneNumber, apiKey: shownKey, avatar: avatarOf(account) } };
});
