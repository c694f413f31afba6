import { signUp as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { mailSignUp } from '../sign-ups/mailSignUp.ts';

/**
 * Does the same work and gives the same answer for known and unknown addresses. Only the mailbox's owner learns whether
 * the address has an account.
 */
export const signUp = defineOperation(call, async (input, { deps, caller }) => {
  const { email, password, inviteToken, inviteType } = input;
  const mailable = await deps.signUpStore.add({
    email,
    fullName: input.fullName.trim(),
    locale: caller.locale,
    passwordHash: await hashPassword(password),
  });
  const invitation = inviteToken ? { token: inviteToken, type: inviteType } : undefined;
  deps.background.run(() => mailSignUp(deps, mailable, invitation));
  return { signUpId: mailable.signUp._id };
});
