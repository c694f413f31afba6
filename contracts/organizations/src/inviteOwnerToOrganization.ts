import { input } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { invitationSent, SENDING_RATE } from './invitationSending.ts';
import { invitedEmail } from './invitedEmail.ts';
import { refusals } from './refusals.ts';

const { ORGANIZATION_INVITE_YOURSELF } = organizationsErrors;
const { MAIL_LIMIT_REACHED } = notificationsErrors;

export const inviteOwnerToOrganization = defineCall('inviteOwnerToOrganization', {
  path: 'invite-owner-to-organization',
  access: 'user',
  summary:
    'Offers the ownership to somebody by mail, a member or not. For the owner. One offer is open at a time: another replaces it. The owner is owner until it is accepted.',
  input: input({ email: invitedEmail() }),
  output: invitationSent,
  errors: [...refusals, ORGANIZATION_INVITE_YOURSELF, MAIL_LIMIT_REACHED],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});
