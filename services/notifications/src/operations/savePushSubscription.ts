import { ServiceError } from '@meet/contracts';
import { notificationsErrors, savePushSubscription as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { isPushKey } from '../pushing/encryptPush.ts';

const { PUSH_ADDRESS_REFUSED } = notificationsErrors;

export const savePushSubscription = defineOperation(call, async (address, { deps, account }) => {
  const { accountId, sessionId } = account;
  const mayBeSaved = deps.pushReach.allows(address.endpoint) && isPushKey(address.p256dh);
  if (!mayBeSaved || !(await deps.pushSubscriptions.save({ accountId, sessionId }, address)))
    throw new ServiceError(PUSH_ADDRESS_REFUSED);
  return {};
});
