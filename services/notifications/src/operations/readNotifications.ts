import {
  countNotifications as countNotificationsCall,
  getFollowingNotifications as getFollowingNotificationsCall,
  getNotificationsHistory as getNotificationsHistoryCall,
  listNotifications as listNotificationsCall,
  NOTIFICATION_TYPES,
  NOTIFICATIONS_PAGE_MAX,
} from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { keptDaysOf } from '../policies/keptDaysOf.ts';
import { loadPage, presentNotifications } from '../reading/loadPage.ts';
import { countNotifications as countOf } from '../telling/countNotifications.ts';

export const listNotifications = defineOperation(listNotificationsCall, (page, context) => loadPage(context, page));

export const getNotificationsHistory = defineOperation(getNotificationsHistoryCall, async (input, context) => {
  const { notifications, ...rest } = await loadPage(context, input);
  // Escaped, so that the text stays harmless where a client puts it into a page.
  return { ...rest, notifications: JSON.stringify(notifications).replaceAll('<', '\\u003c') };
});

export const countNotifications = defineOperation(countNotificationsCall, (_input, { deps, account, now }) =>
  countOf(deps, account.accountId, now()),
);

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
    expire: await keptDaysOf(deps, account.accountId),
  };
});
