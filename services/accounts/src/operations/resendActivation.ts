import { resendActivation as call } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { defineOperation } from '../define.ts';
import { findByEmail } from '../findAccount.ts';

export const resendActivation = defineOperation(call, ({ email }, { deps }) => {
  deps.background.run(async () => {
    const account = await findByEmail(deps, email);
    if (!account || account.activatedAt !== null) return;
    const token = await deps.linkStore.create('activation', account._id);
    await deps.mailWriter.write('activation', account, hrefFor('activateAccount', { token }));
  });
  return {};
});
