import { ServiceError } from '@meet/contracts';
import { accountActivated, accountsErrors, activateAccount as call } from '@meet/contracts/accounts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { defineOperation } from '../define.ts';

export const activateAccount = defineOperation(call, async ({ token }, { deps, now, publish }) => {
  const { accountId } = await deps.linkStore.redeem('activation', token, accountsErrors.LINK_INVALID);
  const account = await deps.accounts
    .findOneAndUpdate({ _id: accountId, activatedAt: null }, { $set: { activatedAt: now() } })
    .lean();
  if (!account) throw new ServiceError(accountsErrors.LINK_INVALID);
  const { email, fullName } = account;
  await publish(INTERNAL_CHANNEL, accountActivated, { accountId, email, fullName });
  return { email, fullName };
});
