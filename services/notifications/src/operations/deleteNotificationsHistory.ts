import { deleteNotificationsHistory as deleteNotificationsHistoryCall } from '@meet/notifications-contract';
import { deleteInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const deleteNotificationsHistory = defineOperation(deleteNotificationsHistoryCall, async (_input, context) => {
  const { deps, account } = context;
  const deleted = await deleteInBatches(deps.notifications, { accountId: account.accountId });
  if (deleted > 0) await announceChange(context, account.accountId, 'deleted');
  return {};
});
