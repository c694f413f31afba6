import { commonErrors, ServiceError, type InputOf } from '@meet/contracts';
import type { deleteNotificationById } from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { announceChange } from './announceChange.ts';

export async function deleteOne(
  { notificationId }: InputOf<typeof deleteNotificationById>,
  context: OperationContext<Deps>,
): Promise<Record<never, never>> {
  const { deps, account } = context;
  const { deletedCount } = await deps.notifications.deleteOne({ _id: notificationId, accountId: account.accountId });
  if (deletedCount === 0) throw new ServiceError(commonErrors.NOT_FOUND);
  await announceChange(context, account.accountId, 'deleted', notificationId);
  return {};
}
