import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { linkToken } from './followLink.ts';

export const resendFollowInvite = defineCall('resendFollowInvite', {
  path: 'resend-follow-invite',
  access: 'user',
  summary: 'Mails the asking again with a new link; the former one is dead.',
  input: input({ inviteToken: linkToken() }),
  output: noOutput,
  errors: [notificationsErrors.FOLLOW_NOT_FOUND, notificationsErrors.MAIL_LIMIT_REACHED],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ResendFollowInviteInput' },
});
