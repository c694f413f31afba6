import { email, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { follower } from './follower.ts';

export const askToFollow = defineCall('askToFollow', {
  path: 'ask-to-follow',
  access: 'user',
  summary:
    'Asks somebody by mail whether the caller may follow them: be told when their meetings start. Asked again, a new ' +
    'link is mailed. The answer is the same whether the address has an account.',
  input: input({ email: email() }),
  output: output({ follower }),
  errors: [
    notificationsErrors.CANNOT_FOLLOW_YOURSELF,
    notificationsErrors.ALREADY_FOLLOWING,
    notificationsErrors.FOLLOWING_LIMIT_REACHED,
    notificationsErrors.MAIL_LIMIT_REACHED,
  ],
  rateLimit: { max: 30, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'AskToFollowInput' },
});
