import { accountActivated, accountsErrors, resetPassword as call } from '@meet/contracts/accounts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../define.ts';
import { getAccount } from '../findAccount.ts';
import { hashPassword } from '../passwords/passwords.ts';

/** The link proves the mailbox, so it activates the account too. Every session ends: one may be a stranger's. */
export const resetPassword = defineOperation(call, async ({ key, password }, { deps, now, publish }) => {
  const { accountId } = await deps.linkStore.redeem('reset', key, accountsErrors.LINK_INVALID);
  const account = await getAccount(deps, accountId);
  await deps.accounts.updateOne(
    { _id: accountId },
    { $set: { passwordHash: await hashPassword(password), activatedAt: account.activatedAt ?? now() } },
  );
  if (account.activatedAt === null && account.role === 'user') {
    const { email, fullName } = account;
    await publish(INTERNAL_CHANNEL, accountActivated, { accountId, email, fullName });
  }
  await deps.sessionStore.end(accountId, 'all');
  deps.background.run(() => deps.mailWriter.write('passwordChanged', account, hrefFor('signIn')));
  return {};
});
