import { accountsErrors, resetPassword as call } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { endOtherAccess, endSessions } from '../passwords/endAccess.ts';
import { hashPassword } from '../passwords/passwords.ts';

/**
 * The link proves ownership of the mailbox, so it also activates an administrator's new account. All earlier access to
 * the account ends, because a stranger may have it.
 */
export const resetPassword = defineOperation(call, async ({ key, password }, { deps, now }) => {
  const { accountId } = await deps.linkStore.redeem('reset', key, accountsErrors.LINK_INVALID);
  const account = await getAccount(deps, accountId);
  await deps.accounts.updateOne(
    { _id: accountId },
    { $set: { passwordHash: await hashPassword(password), activatedAt: account.activatedAt ?? now() } },
  );
  await endSessions(deps, accountId);
  await endOtherAccess(deps, accountId);
  deps.background.run(() => deps.mailWriter.write('passwordChanged', account, hrefFor('signIn')));
  return {};
});
