import { hrefFor } from '@meet/contracts/routes';
import type { Deps } from '../Deps.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import type { MailableSignUp } from './createSignUpStore.ts';

/** The invitation that an invited person's activation link carries. */
export interface CarriedInvitation {
  readonly token: string;
  /** Target of the invitation: `system`, `group` and the like. */
  readonly type: string | undefined;
}

/**
 * Mails a sign-up's link to the address. If the address already has an account, the mail says so instead: no sign-up
 * changes an account.
 */
export async function mailSignUp(
  deps: Deps,
  { signUp, secret }: MailableSignUp,
  invitation?: CarriedInvitation,
): Promise<void> {
  const account = await findByEmail(deps, signUp.email);
  if (account) return deps.mailWriter.write('alreadyRegistered', account, hrefFor('signIn'));
  const kind = (await deps.signUpStore.hasRivals(signUp)) ? 'rivalActivation' : 'activation';
  await deps.mailWriter.write(kind, signUp, activationPath(secret, invitation));
}

/** Returns an activation link in one of its three forms. */
function activationPath(token: string, invitation?: CarriedInvitation): string {
  if (!invitation) return hrefFor('activateAccount', { token });
  const { token: inviteToken, type } = invitation;
  if (!type) return hrefFor('activateAccountInvited', { token, inviteToken });
  return hrefFor('activateAccountMember', { inviteMemberSlash: 'invite-member', type, token, inviteToken });
}
