import { getAccountPreferences as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentChatNotifications, presentNotification } from '../presenters/presentPreferences.ts';

export const getAccountPreferences = defineOperation(call, async ({ preferenceType }, { deps, account }) => {
  const record = await deps.preferences.findById(account.accountId).lean();
  return {
    preferences: preferenceType === 'notification' ? presentNotification(record) : presentChatNotifications(record),
  };
});
