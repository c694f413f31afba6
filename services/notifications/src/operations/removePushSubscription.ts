import { removePushSubscription as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';

export const removePushSubscription = defineOperation(call, async ({ endpoint }, { deps, account }) => {
  const found = await deps.pushSubscriptions.find(account.accountId, endpoint);
  if (found) await deps.pushSubscriptions.remove([found._id]);
  return {};
});
