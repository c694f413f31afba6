import type { InputOf, OutputOf } from '@meet/contracts';
import { NOTIFICATIONS_PAGE, type listNotifications, type NotificationType } from '@meet/notifications-contract';
import { searchPattern, type OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { NotificationRecord } from '../models/notificationModel.ts';
import { loadAvatars } from '../presenters/loadAvatars.ts';
import { presentNotification } from '../presenters/presentNotification.ts';
import { countNotifications } from '../notifying/countNotifications.ts';

type Page = OutputOf<typeof listNotifications>;

/**
 * Returns a page of the caller's notifications, of all or some types, the latest first. Reads one more than requested
 * to find out whether more follow.
 */
export async function loadPage(
  context: OperationContext<Deps>,
  { before, limit = NOTIFICATIONS_PAGE, unreadOnly, search }: InputOf<typeof listNotifications>,
  types?: readonly NotificationType[],
): Promise<Page> {
  const { deps, account, now } = context;
  const wanted = search?.trim();
  const found = await deps.notifications
    .find({
      accountId: account.accountId,
      expiresAt: { $gt: new Date(now()) },
      ...(before && { _id: { $lt: before } }),
      ...(types && { notificationType: { $in: [...types] } }),
      ...(unreadOnly && { isRead: false }),
      ...(wanted && { searchText: { $regex: searchPattern(wanted) } }),
    })
    .sort({ _id: -1 })
    .limit(limit + 1)
    .lean();
  return {
    notifications: await presentNotifications(context, found.slice(0, limit)),
    hasMore: found.length > limit,
    ...(await countNotifications(deps, account.accountId, now(), types)),
  };
}

/** Presents notifications in the caller's language, with the senders' pictures. */
export async function presentNotifications(
  context: OperationContext<Deps>,
  records: readonly NotificationRecord[],
): Promise<Page['notifications']> {
  const avatars = await loadAvatars(context, records);
  return records.map((record) => presentNotification(context.caller.locale, record, avatars));
}
