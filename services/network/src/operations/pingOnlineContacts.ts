import { PING_LEASE_SECONDS, pingOnlineContacts as call, CONTACTS_REFRESH_MS } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { keepLeases } from '../presence/keepLeases.ts';

export const pingOnlineContacts = defineOperation(call, async (_input, { deps, account }) => {
  // An administrator who views the account does not make the person appear online.
  if (!account.impersonatedBy) {
    const lease = { accountId: account.accountId, connectionId: `ping-${account.sessionId}` };
    await keepLeases(deps, [lease], PING_LEASE_SECONDS * 1000);
  }
  return { pingAgainInSeconds: CONTACTS_REFRESH_MS / 1000 };
});
