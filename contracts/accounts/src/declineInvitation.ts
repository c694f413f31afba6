import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';

export const declineInvitation = defineCall('declineInvitation', {
  path: 'decline-invitation',
  access: 'public',
  summary:
    'Declines an invitation, an organization’s own too, once; whoever holds its link may. Its sender sees that it was declined.',
  input: input({ token: linkTokenField() }),
  output: noOutput,
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});
