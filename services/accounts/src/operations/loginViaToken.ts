import { ServiceError } from '@meet/contracts';
import { accountsErrors, loginViaToken as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { openSession } from '../sessions/openSession.ts';
import { verifySecondFactor } from '../second-factor/verifySecondFactor.ts';

export const loginViaToken = defineOperation(call, async ({ token, secondFactorCode }, { deps, caller, now }) => {
  // The second factor is verified first: a link without its code must still work when the code arrives.
  const { accountId } = await deps.linkStore.read('login', token, accountsErrors.LOGIN_FAILED);
  const account = await getAccount(deps, accountId);
  await deps.attempts.guard({ email: account.email, address: caller.address }, async (mayPass) => {
    if (!mayPass) throw new ServiceError(accountsErrors.SECOND_FACTOR_INVALID);
    await verifySecondFactor(deps, account, secondFactorCode, now());
    await deps.linkStore.redeem('login', token, accountsErrors.LOGIN_FAILED);
  });
  return presentSignedIn(account, await openSession(deps, account, { kind: 'user', caller }));
});
