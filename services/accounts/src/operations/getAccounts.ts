import { getAccounts as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentAccount } from '../presenters/presentAccount.ts';

export const getAccounts = defineOperation(call, async ({ accountIds }, { deps }) => {
  const found = await deps.accounts.find({ _id: { $in: accountIds } }).lean();
  const byId = new Map(found.map((account) => [account._id, presentAccount(account)]));
  return { accounts: accountIds.flatMap((id) => byId.get(id) ?? []) };
});
