import { input, output } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { SENDING_RATE } from './invitationSending.ts';
import { invitedEmail } from './invitedEmail.ts';
import { refusals } from './refusals.ts';
import { organizationInvitation } from './shapes.ts';

const { ORGANIZATION_INVITATION_NOT_FOUND } = organizationsErrors;
const { MAIL_LIMIT_REACHED } = notificationsErrors;

export const resendInviteOrganization = defineCall('resendInviteOrganization', {
  path: 'resend-invite-organization',
  access: 'user',
  summary:
    'Mails an unanswered invitation again with a new link; the earlier one is dead. One that expired is open again. For the owner and admins; the offer of the ownership for the owner.',
  input: input({ email: invitedEmail() }),
  output: output({ invitation: organizationInvitation.required() }),
  errors: [...refusals, ORGANIZATION_INVITATION_NOT_FOUND, MAIL_LIMIT_REACHED],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true },
});
