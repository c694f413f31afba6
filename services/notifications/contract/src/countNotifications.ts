import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const counts = {
  /** Notifications that came since the bell was last opened: the badge. */
  unseenCount: number().required(),
  unreadCount: number().required(),
};

// In a file of its own: the bell asks it on every page, which is to carry none of the other calls.
export const countNotifications = defineCall('countNotifications', {
  path: 'count-notifications',
  access: 'user',
  summary: 'How many notifications came since the bell was last opened, and how many were never read.',
  input: noInput,
  output: output(counts),
  impersonation: 'allowed',
  graphql: { query: 'notificationCounts' },
});
