import { userChannel } from '@meet/contracts/events';
import { notificationsChanged, type NotificationChange } from '@meet/notifications-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { countNotifications } from '../notifying/countNotifications.ts';

/** Notifies the account's tabs and devices of a change of one notification, or of all, with the current counts. */
export async function announceChange(
  { deps, publish, now }: Pick<OperationContext<Deps>, 'deps' | 'publish' | 'now'>,
  accountId: string,
  change: NotificationChange,
  notificationId: string | null = null,
): Promise<void> {
  const counts = await countNotifications(deps, accountId, now());
  await publish(userChannel(accountId), notificationsChanged, { change, notificationId, ...counts });
}
