import { accountsErrors, closeAccount as call, RECENT_SIGN_IN_MINUTES } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { closeAccount as close, refuseOwner } from '../closing/closeAccount.ts';
import { isPassword } from '../passwords/passwords.ts';
import { verifySecondFactor } from '../second-factor/verifySecondFactor.ts';

export const closeAccount = defineOperation(call, async (input, { deps, account: { accountId, sessionId }, now }) => {
  const account = await getAccount(deps, accountId);
  if (account.passwordHash !== null) {
    const isRight = await isPassword(account.passwordHash, input.password ?? '');
    if (!isRight) throw new ServiceError(accountsErrors.PASSWORD_WRONG);
  } else if (!account.secondFactor?.enabledAt) {
    const session = await deps.sessions.findOne({ _id: sessionId, accountId }, { createdAt: 1 }).lean();
    const isRecent = session && session.createdAt > now() - RECENT_SIGN_IN_MINUTES * 60_000;
    if (!isRecent) throw new ServiceError(accountsErrors.RECENT_SIGN_IN_REQUIRED);
  }
  await verifySecondFactor(deps, account, input.code, now());
  await refuseOwner(deps, accountId);
  return { closesAt: await close(deps, account, input.owned) };
});
