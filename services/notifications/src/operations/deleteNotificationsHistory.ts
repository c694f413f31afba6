import { deleteNotificationsHistory as deleteNotificationsHistoryCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const deleteNotificationsHistory = defineOperation(deleteNotificationsHistoryCall, async (_input, context) => {
  const { deps, account } = context;
  const { deletedCount } = await deps.notifications.deleteMany({ accountId: account.accountId });
  if (deletedCount > 0) await announceChange(context, account.accountId, 'deleted');
  return {};
});
