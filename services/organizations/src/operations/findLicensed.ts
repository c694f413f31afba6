import { findLicensed as call } from '@meet/organizations-contract';
import { defineOperation } from '../defineOperation.ts';

export const findLicensed = defineOperation(call, async ({ accountIds }, { deps }) => {
  const areLicensed = await Promise.all(accountIds.map((accountId) => deps.isLicensed(accountId)));
  return { accountIds: accountIds.filter((_, at) => areLicensed[at]) };
});
