import { ServiceError, type InputOf } from '@meet/contracts';
import { accountsErrors, signIn as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { isPassword } from '../passwords/passwords.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { openSession } from '../sessions/openSession.ts';
import { verifySecondFactor } from '../second-factor/verifySecondFactor.ts';

export const signIn = defineOperation(call, async (input, { deps, caller, now }) => {
  const attempt = { email: input.email, address: caller.address };
  const account = await deps.attempts.guard(attempt, async (mayPass) => {
    const found = await findByEmail(deps, input.email);
    const isRight = await isPassword(found?.passwordHash, input.password);
    if (!found || !isRight || !mayPass) throw await findRefusal(deps, input);
    await verifySecondFactor(deps, found, input.secondFactorCode, now());
    return found;
  });
  const token = await openSession(deps, account, {
    kind: account.role,
    caller,
    isIncognito: input.isIncognito === 1,
  });
  return presentSignedIn(account, token);
});

/**
 * Returns the refusal of a sign-in. A person who signed up with this password must open their link first, even if
 * somebody else has an account with the address. Any other refusal would let signing up and in reveal whether the
 * address has an account.
 */
async function findRefusal({ signUpStore }: Deps, { email, password }: InputOf<typeof call>): Promise<ServiceError> {
  const signUp = await signUpStore.getNewest(email);
  const isTheirs = await isPassword(signUp?.passwordHash, password);
  if (!signUp || !isTheirs) return new ServiceError(accountsErrors.SIGN_IN_FAILED);
  return new ServiceError(accountsErrors.ACCOUNT_NOT_ACTIVATED, { data: { signUpId: signUp._id } });
}
