import { findAccountByAlias as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentAccount } from '../presenters/presentAccount.ts';

export const findAccountByAlias = defineOperation(call, async ({ alias }, { deps }) => {
  const account = await deps.accounts.findOne({ aliasKey: alias.toLowerCase() }).lean();
  return { account: account && presentAccount(account) };
});
