import { number } from 'yup';

export const notificationCounts = {
  /** Notifications that came since the bell was last opened: the badge. */
  unseenCount: number().required(),
  unreadCount: number().required(),
};
