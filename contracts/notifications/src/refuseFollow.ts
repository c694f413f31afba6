import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { followAnswer } from './followLink.ts';

export const refuseFollow = defineCall('refuseFollow', {
  path: 'refuse-follow',
  summary: 'The invited does not agree; the link is dead.',
  ...followAnswer,
  errors: [notificationsErrors.FOLLOW_LINK_INVALID, notificationsErrors.FOLLOW_OTHER_ACCOUNT],
  graphql: { mutation: true, input: 'FollowLinkInput' },
});
