import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';

export const removeFollow = defineCall('removeFollow', {
  path: 'remove-follow',
  access: 'user',
  summary: 'Ends that the caller follows somebody, or takes the asking back; its link is dead.',
  input: input({ followerId: id() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND],
  graphql: { mutation: true, input: 'FollowerInput', success: 'FollowSuccess', echo: ['followerId'] },
});
