import { id, input, output } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { sentInvitation } from './sentInvitation.ts';

export const resendInvitation = defineCall('resendInvitation', {
  path: 'resend-invitation',
  access: 'user',
  summary: 'Mails an invitation again with a new link; the earlier link dies. One that expired is open again.',
  input: input({ invitationId: id() }),
  output: output({ invitation: sentInvitation.required() }),
  errors: [
    accountsErrors.INVITATION_NOT_FOUND,
    accountsErrors.INVITATION_CLOSED,
    notificationsErrors.MAIL_LIMIT_REACHED,
  ],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, success: 'InvitationSuccess' },
});
