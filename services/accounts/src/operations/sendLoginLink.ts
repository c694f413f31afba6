import { sendLoginLink as call } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';

/** The page validates `redirectTo` when the link is opened; this call only forwards it. */
export const sendLoginLink = defineOperation(call, ({ email, redirectTo }, { deps }) => {
  deps.background.run(async () => {
    const account = await findByEmail(deps, email);
    if (!account || account.activatedAt === null || account.role === 'admin') return;
    const token = await deps.linkStore.create('login', account._id);
    const path = redirectTo ? hrefFor('loginViaTokenTo', { redirectTo, token }) : hrefFor('loginViaToken', { token });
    await deps.mailWriter.write('login', account, path);
  });
  return {};
});
