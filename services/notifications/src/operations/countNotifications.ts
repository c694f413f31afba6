import { countNotifications as countNotificationsCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { countNotifications as getCount } from '../notifying/countNotifications.ts';

export const countNotifications = defineOperation(countNotificationsCall, (_input, { deps, account, now }) =>
  getCount(deps, account.accountId, now()),
);
