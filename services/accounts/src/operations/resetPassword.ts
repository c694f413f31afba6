import { accountsErrors, resetPassword as call } from '@meet/accounts-contract';
import { disableWebhooks } from '@meet/integrations-contract';
import { closeCalendarFeed } from '@meet/meetings-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { endAccess } from '../passwords/endAccess.ts';
import { hashPassword } from '../passwords/passwords.ts';

/**
 * The link proves the mailbox, so it activates an administrator's new account too. Whatever opened the account before ends:
 * a stranger may have it. The calendar's address and webhooks go last: whoever still had a session could make the next one.
 */
export const resetPassword = defineOperation(call, async ({ key, password }, { deps, now, callAsService }) => {
  const { accountId } = await deps.linkStore.redeem('reset', key, accountsErrors.LINK_INVALID);
  const account = await getAccount(deps, accountId);
  await deps.accounts.updateOne(
    { _id: accountId },
    { $set: { passwordHash: await hashPassword(password), activatedAt: account.activatedAt ?? now() } },
  );
  await endAccess(deps, accountId);
  await callAsService(closeCalendarFeed, { accountId });
  await callAsService(disableWebhooks, { accountId });
  deps.background.run(() => deps.mailWriter.write('passwordChanged', account, hrefFor('signIn')));
  return {};
});
