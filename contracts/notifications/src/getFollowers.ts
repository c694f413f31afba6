import { array } from 'yup';
import { flag, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { follower } from './follower.ts';

export const getFollowers = defineCall('getFollowers', {
  path: 'get-followers',
  access: 'user',
  summary: '`iAmFollowing`: whom the caller follows or has asked to; else who follows the caller. By name.',
  input: input({ iAmFollowing: flag() }),
  output: output({ followers: array(follower.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'followers', value: 'followers' },
});
