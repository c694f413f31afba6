import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { sentInvitation } from './sentInvitation.ts';

export const revokeInvitation = defineCall('revokeInvitation', {
  path: 'revoke-invitation',
  access: 'user',
  summary: 'Withdraws an invitation that nobody answered; its link dies.',
  input: input({ invitationId: id() }),
  output: output({ invitation: sentInvitation.required() }),
  errors: [accountsErrors.INVITATION_NOT_FOUND, accountsErrors.INVITATION_CLOSED],
  graphql: { mutation: true, success: 'InvitationSuccess' },
});
