import { array, number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationShape } from './shapes.ts';

export const getFollowingNotifications = defineCall('getFollowingNotifications', {
  path: 'get-following-notifications',
  access: 'user',
  summary: 'The latest notifications of those whom the caller follows, and for how many days notifications are kept.',
  input: noInput,
  output: output({ notifications: array(notificationShape.required()).required(), expire: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'followingNotifications', value: 'notifications' },
});
