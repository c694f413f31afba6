import { ServiceError } from '@meet/contracts';
import { accountsErrors, type activateAccount } from '@meet/accounts-contract';
import type { InputOf } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { SignUpRecord } from '../models/signUpModel.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';

/**
 * Returns the hash of the password that the new account gets. Where others signed up with the address too, the person who
 * opens the link proves by its password that the sign-up was theirs, or chooses a password. Throws
 * ACTIVATION_PASSWORD_NEEDED and ACTIVATION_PASSWORD_WRONG.
 */
export async function activationPassword(
  { signUpStore }: Pick<Deps, 'signUpStore'>,
  signUp: SignUpRecord,
  { password, newPassword }: Pick<InputOf<typeof activateAccount>, 'password' | 'newPassword'>,
): Promise<string> {
  if (newPassword) return hashPassword(newPassword);
  if (password) {
    if (await isPassword(signUp.passwordHash, password)) return signUp.passwordHash;
    throw new ServiceError(accountsErrors.ACTIVATION_PASSWORD_WRONG);
  }
  if (await signUpStore.hasRivals(signUp)) throw new ServiceError(accountsErrors.ACTIVATION_PASSWORD_NEEDED);
  return signUp.passwordHash;
}
