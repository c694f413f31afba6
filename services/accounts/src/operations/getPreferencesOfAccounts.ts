import { getPreferencesOfAccounts as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentChatNotifications, presentNotification } from '../presenters/presentPreferences.ts';

export const getPreferencesOfAccounts = defineOperation(call, async ({ accountIds }, { deps }) => {
  const records = await deps.preferences.find({ _id: { $in: accountIds } }).lean();
  const byId = new Map(records.map((record) => [record._id, record]));
  return {
    preferences: accountIds.map((accountId) => ({
      accountId,
      notification: presentNotification(byId.get(accountId)),
      chatNotifications: presentChatNotifications(byId.get(accountId)),
    })),
  };
});
