import { PERIODS } from '@meet/contracts';
import { PING_LEASE_SECONDS, pingOnlineContacts as call } from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import { keepLease } from '../presence/keepLease.ts';

export const pingOnlineContacts = defineOperation(call, async (_input, { deps, account }) => {
  // An administrator who looks on does not make the person seem present.
  if (!account.impersonatedBy) {
    await keepLease(deps, `ping-${account.sessionId}`, account.accountId, PING_LEASE_SECONDS * 1000);
  }
  return { pingAgainInSeconds: PERIODS.contactsRefreshMs / 1000 };
});
