import { boolean, object, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { linkToken } from './followLink.ts';

export const getNotificationInvitation = defineCall('getNotificationInvitation', {
  path: 'get-notification-invitation',
  access: 'public',
  summary: 'Who asks to follow whom, for the holder of a mailed link. Consumes nothing.',
  input: input({ inviteToken: linkToken() }),
  output: output({
    invitation: object({
      fullName: string().defined(),
      email: string().required(),
      avatar: string().nullable().defined(),
      /** The address that the link was mailed to. */
      invitedEmail: string().required(),
      /** The invited address has an account. */
      hasAccount: boolean().required(),
      /** Somebody else than the invited is signed in here. */
      isOtherAccount: boolean().required(),
    }).meta({ name: 'FollowInvitation' }),
  }),
  errors: [notificationsErrors.FOLLOW_LINK_INVALID],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'notificationInvitation', value: 'invitation' },
});
