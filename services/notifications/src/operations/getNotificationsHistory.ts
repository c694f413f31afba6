import { getNotificationsHistory as getNotificationsHistoryCall, ORIGINAL_TYPES } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadPage } from '../reading/loadPage.ts';

export const getNotificationsHistory = defineOperation(
  getNotificationsHistoryCall,
  async ({ types = ORIGINAL_TYPES, ...page }, context) => {
    const { notifications, ...rest } = await loadPage(context, page, types);
    // Escapes `<`, so that the text stays harmless if a client inserts it into a page.
    return { ...rest, notifications: JSON.stringify(notifications).replaceAll('<', '\\u003c') };
  },
);
