import { ServiceError } from '@meet/contracts';
import { accountActivated, accountsErrors, activateAccount as call } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import type { OperationContext } from '@meet/service-kit';
import { createAccount } from '../accounts/createAccount.ts';
import { findByEmail } from '../accounts/findAccount.ts';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { acceptInvitation } from '../invitations/acceptInvitation.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { activationPassword } from '../sign-ups/activationPassword.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { openSession } from '../sessions/openSession.ts';

export const activateAccount = defineOperation(call, async ({ token, inviteToken, ...proof }, context) => {
  const { deps, caller, now, publish } = context;
  const signUp = await deps.signUpStore.read(token);
  const { email, fullName, locale } = signUp;
  // A link whose address has an account by now is refused before the page asks for a password.
  if (await findByEmail(deps, email)) throw new ServiceError(accountsErrors.LINK_INVALID);
  const passwordHash = await activationPassword(signUp, proof);
  // An address has only one account, so of several links or concurrent requests one creates it.
  const account = await createAccount(deps, { email, fullName, locale, passwordHash, activatedAt: now() }, now());
  if (!account) throw new ServiceError(accountsErrors.LINK_INVALID);
  await deps.signUpStore.remove(signUp);
  await publish(INTERNAL_CHANNEL, accountActivated, { accountId: account._id, email, fullName });
  const invitation = inviteToken ? await acceptWhereOpen(context, inviteToken, account) : null;
  const session = await openSession(deps, account, { kind: 'user', caller });
  return { ...presentSignedIn(account, session), invitation };
});

/** Accepts the invitation. Returns null if it can no longer be accepted; the account is active nevertheless. */
async function acceptWhereOpen(context: OperationContext<Deps>, inviteToken: string, account: AccountRecord) {
  try {
    return await acceptInvitation(context, inviteToken, account);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.entry.reportable) {
      context.log.error({ err: error }, 'an invitation could not be accepted');
    }
    return null;
  }
}
