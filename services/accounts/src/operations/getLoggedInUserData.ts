import { getLoggedInUserData as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { presentAccount } from '../presenters/presentAccount.ts';

export const getLoggedInUserData = defineOperation(call, async (_input, { deps, account, caller }) => {
  const { locale, ...summary } = presentAccount(await getAccount(deps, account.accountId));
  return {
    ...summary,
    langCode: locale,
    isAdmin: caller.kind === 'admin',
    impersonatedBy: caller.impersonatedBy?.fullName ?? null,
  };
});
