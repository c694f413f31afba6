import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';

export const revokeFollow = defineCall('revokeFollow', {
  path: 'revoke-follow',
  access: 'user',
  summary: 'Ends that somebody follows the caller.',
  input: input({ followerId: id() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND],
  graphql: { mutation: true, input: 'FollowerInput', success: 'FollowSuccess', echo: ['followerId'] },
});
