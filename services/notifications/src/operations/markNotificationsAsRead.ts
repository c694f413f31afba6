import { markNotificationsAsRead as markNotificationsAsReadCall } from '@meet/notifications-contract';
import { updateInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const markNotificationsAsRead = defineOperation(markNotificationsAsReadCall, async (_input, context) => {
  const { deps, account } = context;
  const unread = { accountId: account.accountId, isRead: false };
  const changed = await updateInBatches(deps.notifications, unread, { $set: { isRead: true, isSeen: true } });
  if (changed > 0) await announceChange(context, account.accountId, 'read');
  return {};
});
