import { ServiceError } from '@meet/contracts';
import { accountsErrors, activateAccount as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';

export const activateAccount = defineOperation(call, async ({ token }, { deps, now }) => {
  const { accountId } = await deps.linkStore.redeem('activation', token, accountsErrors.LINK_INVALID);
  const account = await deps.accounts
    .findOneAndUpdate({ _id: accountId, activatedAt: null }, { $set: { activatedAt: now() } })
    .lean();
  if (!account) throw new ServiceError(accountsErrors.LINK_INVALID);
  return { email: account.email, fullName: account.fullName };
});
