import { commonErrors, ServiceError, type InputOf } from '@meet/contracts';
import {
  deleteNotification as deleteNotificationCall,
  deleteNotificationById as deleteNotificationByIdCall,
  deleteNotificationsHistory as deleteNotificationsHistoryCall,
  markNotificationsAsRead as markNotificationsAsReadCall,
  markNotificationsAsSeen as markNotificationsAsSeenCall,
  markOneNotificationAsRead as markOneNotificationAsReadCall,
} from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
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

export const markNotificationsAsRead = defineOperation(markNotificationsAsReadCall, async (_input, context) => {
  const { deps, account } = context;
  const { modifiedCount } = await deps.notifications.updateMany(
    { accountId: account.accountId, isRead: false },
    { $set: { isRead: true, isSeen: true } },
  );
  if (modifiedCount > 0) await announceChange(context, account.accountId, 'read');
  return {};
});

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

export const deleteNotificationsHistory = defineOperation(deleteNotificationsHistoryCall, async (_input, context) => {
  const { deps, account } = context;
  const { deletedCount } = await deps.notifications.deleteMany({ accountId: account.accountId });
  if (deletedCount > 0) await announceChange(context, account.accountId, 'deleted');
  return {};
});

async function deleteOne(
  { notificationId }: InputOf<typeof deleteNotificationByIdCall>,
  context: OperationContext<Deps>,
): Promise<Record<never, never>> {
  const { deps, account } = context;
  const { deletedCount } = await deps.notifications.deleteOne({ _id: notificationId, accountId: account.accountId });
  if (deletedCount === 0) throw new ServiceError(commonErrors.NOT_FOUND);
  await announceChange(context, account.accountId, 'deleted', notificationId);
  return {};
}

export const deleteNotificationById = defineOperation(deleteNotificationByIdCall, deleteOne);
export const deleteNotification = defineOperation(deleteNotificationCall, deleteOne);
