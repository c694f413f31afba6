import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { invitationToken } from './fields.ts';
import { linkHolder } from './linkHolder.ts';
import { receivedInvitation } from './shapes.ts';

const { ORGANIZATION_INVITATION_CLOSED } = organizationsErrors;

export const describeInvitationOrganization = defineCall('describeInvitationOrganization', {
  path: 'describe-invitation-organization',
  ...linkHolder,
  summary: 'Who invites whom into what organization, for whoever holds the link. Consumes nothing.',
  input: input({ token: invitationToken() }),
  output: output({ invitation: receivedInvitation.required() }),
  errors: [ORGANIZATION_INVITATION_CLOSED],
  impersonation: 'allowed',
  graphql: { query: 'organizationInvitation', value: 'invitation' },
});
