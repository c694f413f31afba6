import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationCounts } from './notificationCounts.ts';

export const countNotifications = defineCall('countNotifications', {
  path: 'count-notifications',
  access: 'user',
  summary: 'How many notifications came since the bell was last opened, and how many were never read.',
  input: noInput,
  output: output(notificationCounts),
  impersonation: 'allowed',
  graphql: { query: 'notificationCounts' },
});
