import { ServiceError } from '@meet/contracts';
import { accountsErrors, changePassword as call } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { endOtherAccess, endSessions } from '../passwords/endAccess.ts';
import { hashPassword, isPassword } from '../passwords/passwords.ts';

export const changePassword = defineOperation(call, async (input, { deps, account: { accountId, sessionId } }) => {
  const account = await getAccount(deps, accountId);
  if (!(await isPassword(account.passwordHash, input.currentPassword))) {
    throw new ServiceError(accountsErrors.PASSWORD_WRONG);
  }
  await deps.accounts.updateOne({ _id: accountId }, { $set: { passwordHash: await hashPassword(input.newPassword) } });
  await endSessions(deps, accountId, sessionId);
  if (input.endOtherAccess !== 0) await endOtherAccess(deps, accountId);
  deps.background.run(() => deps.mailWriter.write('passwordChanged', account, hrefFor('signIn')));
  return {};
});
