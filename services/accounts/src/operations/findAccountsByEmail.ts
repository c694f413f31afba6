import { findAccountsByEmail as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentAccount } from '../presenters/presentAccount.ts';

export const findAccountsByEmail = defineOperation(call, async ({ emails }, { deps }) => {
  const keys = [...new Set(emails.map((email) => email.toLowerCase()))];
  const found = await deps.accounts.find({ emailKey: { $in: keys }, activatedAt: { $ne: null } }).lean();
  return { accounts: found.map(presentAccount) };
});
