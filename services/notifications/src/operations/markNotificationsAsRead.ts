import { markNotificationsAsRead as markNotificationsAsReadCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const markNotificationsAsRead = defineOperation(markNotificationsAsReadCall, async (_input, context) => {
  const { deps, account } = context;
  const { modifiedCount } = await deps.notifications.updateMany(
    { accountId: account.accountId, isRead: false },
    { $set: { isRead: true, isSeen: true } },
  );
  if (modifiedCount > 0) await announceChange(context, account.accountId, 'read');
  return {};
});
