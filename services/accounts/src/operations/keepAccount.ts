import { accountsErrors, keepAccount as call } from '@meet/accounts-contract';
import { ServiceError } from '@meet/contracts';
import { defineOperation } from '../defineOperation.ts';
import { presentSignedIn } from '../presenters/presentSignedIn.ts';
import { openSession } from '../sessions/openSession.ts';

/** The token proves a sign-in that only the closing of the account refused. */
export const keepAccount = defineOperation(call, async ({ token }, { deps, caller }) => {
  const { accountId } = await deps.linkStore.redeem('keep', token, accountsErrors.LINK_INVALID);
  const account = await deps.closures.keep(accountId);
  if (!account) throw new ServiceError(accountsErrors.LINK_INVALID);
  return presentSignedIn(account, await openSession(deps, account, { kind: 'user', caller }));
});
