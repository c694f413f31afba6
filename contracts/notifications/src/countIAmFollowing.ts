import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const countIAmFollowing = defineCall('countIAmFollowing', {
  path: 'get-followers-i-am-following-count',
  access: 'user',
  summary: 'How many people the caller follows.',
  input: noInput,
  output: output({ count: number().required() }),
  impersonation: 'allowed',
  graphql: { query: 'iAmFollowingCount', value: 'count' },
});
