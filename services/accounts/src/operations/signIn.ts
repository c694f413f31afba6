import { ServiceError } from '@meet/contracts';
import { accountsErrors, signIn as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';
import { findByEmail } from '../findAccount.ts';
import { isPassword } from '../passwords/passwords.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { verifySecondFactor } from '../second-factor/verifySecondFactor.ts';

export const signIn = defineOperation(call, async (input, { deps, caller, now }) => {
  const attempt = { email: input.email, address: caller.address };
  await deps.attempts.count(attempt);
  const account = await findByEmail(deps, input.email);
  const isRight = await isPassword(account?.passwordHash, input.password);
  if (!account || !isRight) throw new ServiceError(accountsErrors.SIGN_IN_FAILED);
  if (account.activatedAt === null) throw new ServiceError(accountsErrors.ACCOUNT_NOT_ACTIVATED);
  await verifySecondFactor(deps, account, input.secondFactorCode, now());
  await deps.attempts.forgive(attempt);
  const token = await deps.sessionStore.open({
    kind: account.role,
    accountId: account._id,
    caller,
    isIncognito: input.isIncognito === 1,
  });
  return presentSignedIn(account, token);
});
