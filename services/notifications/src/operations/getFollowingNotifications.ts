import {
  getFollowingNotifications as getFollowingNotificationsCall,
  NOTIFICATION_TYPES,
  NOTIFICATIONS_PAGE_MAX,
} from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { getKeptDays } from '../policies/getKeptDays.ts';
import { presentNotifications } from '../reading/loadPage.ts';

export const getFollowingNotifications = defineOperation(getFollowingNotificationsCall, async (_input, context) => {
  const { deps, account, now } = context;
  const records = await deps.notifications
    .find({
      accountId: account.accountId,
      notificationType: NOTIFICATION_TYPES.follow,
      expiresAt: { $gt: new Date(now()) },
    })
    .sort({ _id: -1 })
    .limit(NOTIFICATIONS_PAGE_MAX)
    .lean();
  return {
    notifications: await presentNotifications(context, records),
    expire: await getKeptDays(deps, account.accountId),
  };
});
