import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { followAnswer } from './followLink.ts';

export const acceptFollow = defineCall('acceptFollow', {
  path: 'accept-follow',
  summary: 'The invited agrees: the asker follows them. The link works once, without a session or with the invited’s.',
  ...followAnswer,
  errors: [
    notificationsErrors.FOLLOW_LINK_INVALID,
    notificationsErrors.FOLLOW_OTHER_ACCOUNT,
    notificationsErrors.FOLLOW_NEEDS_ACCOUNT,
  ],
  graphql: { mutation: true, input: 'FollowLinkInput' },
});
