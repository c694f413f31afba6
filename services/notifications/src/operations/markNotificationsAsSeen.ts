import { markNotificationsAsSeen as markNotificationsAsSeenCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const markNotificationsAsSeen = defineOperation(markNotificationsAsSeenCall, async (_input, context) => {
  const { deps, account } = context;
  const { modifiedCount } = await deps.notifications.updateMany(
    { accountId: account.accountId, isSeen: false },
    { $set: { isSeen: true } },
  );
  if (modifiedCount > 0) await announceChange(context, account.accountId, 'seen');
  return {};
});
