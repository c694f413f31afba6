import { commonErrors, ServiceError } from '@meet/contracts';
import { markOneNotificationAsRead as markOneNotificationAsReadCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const markOneNotificationAsRead = defineOperation(
  markOneNotificationAsReadCall,
  async ({ notificationId }, context) => {
    const { deps, account } = context;
    const { matchedCount, modifiedCount } = await deps.notifications.updateOne(
      { _id: notificationId, accountId: account.accountId },
      { $set: { isRead: true, isSeen: true } },
    );
    if (matchedCount === 0) throw new ServiceError(commonErrors.NOT_FOUND);
    if (modifiedCount > 0) await announceChange(context, account.accountId, 'read', notificationId);
    return {};
  },
);
