import { findAdministrators as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const findAdministrators = defineOperation(call, async ({ accountIds }, { deps }) => {
  const found = await deps.accounts.find({ _id: { $in: accountIds }, role: 'admin' }, { _id: 1 }).lean();
  return { administratorIds: found.map(({ _id }) => _id) };
});
