import { userChannel } from '@meet/contracts/events';
import { notificationsChanged, withdrawNotifications as call } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { countNotifications } from '../notifying/countNotifications.ts';
import { toNoticeId } from '../notifying/notifyPeople.ts';

const AT_ONCE = 500;

export const withdrawNotifications = defineOperation(call, async ({ dedupeKey }, { deps, publish, now }) => {
  for (;;) {
    const found = await deps.notifications.find({ key: dedupeKey }, { accountId: 1 }).limit(AT_ONCE).lean();
    const noticeIds = found.map(({ accountId }) => toNoticeId(accountId, dedupeKey));
    await deps.notifications.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
    await deps.notices.deleteMany({ _id: { $in: noticeIds } });
    for (const { _id: notificationId, accountId } of found) {
      await publish(userChannel(accountId), notificationsChanged, {
        change: 'deleted',
        notificationId,
        ...(await countNotifications(deps, accountId, now())),
      });
    }
    if (found.length < AT_ONCE) return {};
  }
});
