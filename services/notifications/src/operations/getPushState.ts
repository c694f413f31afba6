import { getPushState as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

export const getPushState = defineOperation(call, async ({ endpoint }, { deps, account }) => {
  const found = endpoint ? await deps.pushSubscriptions.find(account.accountId, endpoint) : null;
  // A subscription from another session does not count: it ends with that session, so this browser must be saved again.
  return { publicKey: deps.vapid.publicKey, isOn: found?.sessionId === account.sessionId };
});
