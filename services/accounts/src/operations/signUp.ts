import { signUp as call } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { createAccount } from '../createAccount.ts';
import { defineOperation } from '../define.ts';
import { findByEmail } from '../findAccount.ts';
import { nameFields } from '../nameFields.ts';
import { hashPassword } from '../passwords/passwords.ts';

/** The same work and the same answer for known and unknown addresses; only the mailbox's owner learns which it was. */
export const signUp = defineOperation(call, async (input, { deps, caller, now }) => {
  const { email, password, inviteToken, inviteType } = input;
  const fullName = input.fullName.trim();
  const passwordHash = await hashPassword(password);
  deps.background.run(async () => {
    const created = await createAccount(deps, { email, fullName, locale: caller.locale, passwordHash }, now());
    const account = created ?? (await findByEmail(deps, email));
    if (!account) return;
    if (account.activatedAt !== null) return deps.mailWriter.write('alreadyRegistered', account, hrefFor('signIn'));
    const changes = { ...nameFields(fullName), passwordHash };
    if (!created) await deps.accounts.updateOne({ _id: account._id }, { $set: changes });
    const token = await deps.linkStore.create('activation', account._id);
    await deps.mailWriter.write('activation', { ...account, fullName }, activationPath(token, inviteToken, inviteType));
  });
  return {};
});

/** The three shapes of an activation link. */
function activationPath(token: string, inviteToken?: string, type?: string): string {
  if (!inviteToken) return hrefFor('activateAccount', { token });
  if (!type) return hrefFor('activateAccountInvited', { token, inviteToken });
  return hrefFor('activateAccountMember', { inviteMemberSlash: 'invite-member', type, token, inviteToken });
}
