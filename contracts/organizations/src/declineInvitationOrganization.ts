import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { invitationToken } from './fields.ts';
import { linkHolder } from './linkHolder.ts';

const { ORGANIZATION_INVITATION_CLOSED } = organizationsErrors;

export const declineInvitationOrganization = defineCall('declineInvitationOrganization', {
  path: 'decline-invitation-organization',
  ...linkHolder,
  summary: 'Declines an invitation, once; whoever holds its link may.',
  input: input({ token: invitationToken() }),
  output: noOutput,
  errors: [ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});
