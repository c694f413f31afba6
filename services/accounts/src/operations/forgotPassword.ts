import { forgotPassword as call } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../defineOperation.ts';
import { findByEmail } from '../accounts/findAccount.ts';

/** All work that depends on the address happens after the answer, so that its duration reveals nothing. */
export const forgotPassword = defineOperation(call, ({ email }, { deps }) => {
  deps.background.run(async () => {
    const account = await findByEmail(deps, email);
    if (!account) return;
    const key = await deps.linkStore.create('reset', account._id);
    await deps.mailWriter.write('reset', account, hrefFor('resetPassword', { key }));
  });
  return {};
});
