import { input, noOutput } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors, refusals } from './errors.ts';
import { invitationToken } from './fields.ts';
import {
  acceptRefusals,
  invitationAccepted,
  invitationSent,
  invitedEmail,
  linkHolder,
  SENDING_RATE,
} from './invitations.ts';

export const inviteOwnerToOrganization = defineCall('inviteOwnerToOrganization', {
  path: 'invite-owner-to-organization',
  access: 'user',
  summary:
    'Offers the ownership to somebody by mail, a member or not. For the owner. One offer is open at a time: a new one replaces it. The owner stays owner until it is accepted.',
  input: input({ email: invitedEmail() }),
  output: invitationSent,
  errors: [...refusals, organizationsErrors.ORGANIZATION_INVITE_YOURSELF, notificationsErrors.MAIL_LIMIT_REACHED],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});

export const acceptTransferOwnerOrganization = defineCall('acceptTransferOwnerOrganization', {
  path: 'accept-transfer-owner-organization',
  access: 'user',
  summary: 'Accepts the ownership that was offered to the caller’s address, once. The former owner becomes an admin.',
  input: input({ token: invitationToken() }),
  output: invitationAccepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});

export const rejectTransferOwnerOrganization = defineCall('rejectTransferOwnerOrganization', {
  path: 'reject-transfer-owner-organization',
  ...linkHolder,
  summary: 'Rejects the offered ownership, once. Every holder of the link may reject it. The owner stays owner.',
  input: input({ token: invitationToken() }),
  output: noOutput,
  errors: [organizationsErrors.ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});
