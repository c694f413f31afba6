import { getLoggedInUserData as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { getAccount } from '../accounts/findAccount.ts';
import { hasPaidMembership } from '../policies/hasPaidMembership.ts';
import { presentAccount } from '../presenters/presentAccount.ts';

export const getLoggedInUserData = defineOperation(call, async (_input, context) => {
  const { deps, account, caller } = context;
  const record = await getAccount(deps, account.accountId);
  const { locale, ...summary } = presentAccount(record);
  return {
    ...summary,
    hasMembership: await hasPaidMembership(context, record),
    langCode: locale,
    isAdmin: caller.kind === 'admin',
    impersonatedBy: caller.impersonatedBy?.fullName ?? null,
  };
});
