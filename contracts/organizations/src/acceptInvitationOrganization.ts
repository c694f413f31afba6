import { input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { invitationToken } from './fields.ts';
import { acceptRefusals, invitationAccepted } from './invitationAccepted.ts';

export const acceptInvitationOrganization = defineCall('acceptInvitationOrganization', {
  path: 'accept-invitation-organization',
  access: 'user',
  summary: 'Accepts an invitation to the caller’s address, once: the caller is in the organization.',
  input: input({ token: invitationToken() }),
  output: invitationAccepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});
