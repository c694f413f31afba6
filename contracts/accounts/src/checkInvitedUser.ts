import { boolean } from 'yup';
import { input, LIMITS, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { inviteEmail } from './inviteFields.ts';

export const checkInvitedUser = defineCall('checkInvitedUser', {
  path: 'check-if-invited-user-is-part-of-a-group-or-an-organization',
  access: 'user',
  summary:
    'Whether an address already belongs to a group or the organization of the caller’s. Tells nothing about other people’s, nor whether it has an account.',
  input: input({ email: inviteEmail(LIMITS.inviteEmailCall) }),
  output: output({ group: boolean().required(), organization: boolean().required() }).meta({
    name: 'InvitedUserCheck',
  }),
  rateLimit: { max: 120, windowSeconds: 600 },
  graphql: { query: 'checkInvitedUser' },
});
