import { ServiceError } from '@meet/contracts';
import { accountsErrors, type activateAccount } from '@meet/accounts-contract';
import type { InputOf } from '@meet/contracts';
import type { SignUpRecord } from '../models/signUpModel.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';

/**
 * Returns the password hash for the new account. The owner of the address may not be the person who signed up with it.
 * The opener of the link proves the sign-up by its id or password, or chooses a new password. Throws
 * ACTIVATION_PASSWORD_NEEDED and ACTIVATION_PASSWORD_WRONG.
 */
export async function activationPassword(
  signUp: SignUpRecord,
  { signUpId, password, newPassword }: Pick<InputOf<typeof activateAccount>, 'signUpId' | 'password' | 'newPassword'>,
): Promise<string> {
  if (newPassword) return hashPassword(newPassword);
  if (password) {
    if (await isPassword(signUp.passwordHash, password)) return signUp.passwordHash;
    throw new ServiceError(accountsErrors.ACTIVATION_PASSWORD_WRONG);
  }
  if (signUpId === signUp._id) return signUp.passwordHash;
  throw new ServiceError(accountsErrors.ACTIVATION_PASSWORD_NEEDED);
}
