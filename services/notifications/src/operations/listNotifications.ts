import { listNotifications as listNotificationsCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadPage } from '../reading/loadPage.ts';

export const listNotifications = defineOperation(listNotificationsCall, (page, context) => loadPage(context, page));
