import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_INVITATION_NOT_FOUND } = organizationsErrors;

export const revokeInviteOrganization = defineCall('revokeInviteOrganization', {
  path: 'revoke-invite-organization',
  access: 'user',
  summary:
    'Withdraws an invitation that nobody accepted; its link is dead. For the owner and admins; the offer of the ownership for the owner.',
  input: input({ invitationId: id() }),
  output: noOutput,
  errors: [...refusals, ORGANIZATION_INVITATION_NOT_FOUND],
  graphql: { mutation: true, echo: ['invitationId'] },
});
