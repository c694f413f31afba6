import { array, boolean, object, string } from 'yup';
import { email, id, input, LIMITS, noInput, noOutput, output, timestamp } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors } from './errors.ts';
import { givenMemberType, givenRole, invitationToken, memberType } from './fields.ts';
import { organizationInvitation, ownOrganization, receivedInvitation } from './shapes.ts';

const {
  ORGANIZATION_ALREADY_IN_ONE,
  ORGANIZATION_ALREADY_MEMBER,
  ORGANIZATION_FULL,
  ORGANIZATION_GUEST,
  ORGANIZATION_INVITATION_CLOSED,
  ORGANIZATION_INVITATION_NOT_FOUND,
  ORGANIZATION_INVITATION_OTHER_ACCOUNT,
  ORGANIZATION_INVITATIONS_FULL,
  ORGANIZATION_INVITE_YOURSELF,
  ORGANIZATION_NOT_ALLOWED,
  ORGANIZATION_NOT_FOUND,
} = organizationsErrors;
const { MAIL_LIMIT_REACHED } = notificationsErrors;

const refusals = [ORGANIZATION_NOT_FOUND, ORGANIZATION_NOT_ALLOWED];
const sent = output({
  invitation: organizationInvitation.required(),
  /** The address was invited before; the earlier link is dead. */
  wasInvited: boolean().required(),
});
const invitedEmail = () => email({ max: LIMITS.inviteEmailCall });
const sending = { max: 60, windowSeconds: 3600 };

export const inviteMemberToOrganization = defineCall('inviteMemberToOrganization', {
  path: 'invite-member-to-organization',
  access: 'user',
  summary:
    'Mails somebody an invitation into the organization, as a member or a guest. For the owner and admins. Work and answer are the same whether the address has an account; asked again, a new link is mailed.',
  input: input({
    email: invitedEmail(),
    member_type: givenMemberType(),
    /** 0 member, 1 billing, 2 admin; a member where nothing is said, and a guest always. */
    role: givenRole(),
  }),
  output: sent,
  errors: [
    ...refusals,
    ORGANIZATION_INVITE_YOURSELF,
    ORGANIZATION_ALREADY_MEMBER,
    ORGANIZATION_GUEST,
    ORGANIZATION_INVITATIONS_FULL,
    MAIL_LIMIT_REACHED,
  ],
  rateLimit: sending,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});

export const inviteOwnerToOrganization = defineCall('inviteOwnerToOrganization', {
  path: 'invite-owner-to-organization',
  access: 'user',
  summary:
    'Offers the ownership to somebody by mail, a member or not. For the owner. One offer is open at a time: another replaces it. The owner is owner until it is accepted.',
  input: input({ email: invitedEmail() }),
  output: sent,
  errors: [...refusals, ORGANIZATION_INVITE_YOURSELF, MAIL_LIMIT_REACHED],
  rateLimit: sending,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});

export const resendInviteOrganization = defineCall('resendInviteOrganization', {
  path: 'resend-invite-organization',
  access: 'user',
  summary:
    'Mails an unanswered invitation again with a new link; the earlier one is dead. One that expired is open again. For the owner and admins; the offer of the ownership for the owner.',
  input: input({ email: invitedEmail() }),
  output: output({ invitation: organizationInvitation.required() }),
  errors: [...refusals, ORGANIZATION_INVITATION_NOT_FOUND, MAIL_LIMIT_REACHED],
  rateLimit: sending,
  graphql: { mutation: true },
});

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

export const getInvitationOrganization = defineCall('getInvitationOrganization', {
  path: 'get-invitation-organization',
  access: 'user',
  summary: 'The open invitations into organizations that were sent to the caller’s address, the latest first.',
  input: noInput,
  output: output({ invitations: array(receivedInvitation.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'receivedOrganizationInvitations', value: 'invitations' },
});

export const getGuestInvitationOrganization = defineCall('getGuestInvitationOrganization', {
  path: 'get-guest-invitation-organization',
  access: 'user',
  summary:
    'The invitation by which somebody is a guest of the caller’s organization; null for whoever is no guest there.',
  input: input({ accountId: id() }),
  output: output({
    invitation: object({
      invitationId: string().required(),
      accountId: string().required(),
      email: string().required(),
      member_type: memberType(),
      /** Name of the person who sent it, else their address. */
      invitedBy: string().required(),
      sentAt: timestamp(),
      acceptedAt: timestamp(),
    })
      .meta({ name: 'GuestInvitation' })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  errors: [ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_MEMBER_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'guestInvitation', value: 'invitation' },
});

const token = { token: invitationToken() };
const accepted = output({ organization: ownOrganization.required() });
const acceptRefusals = [
  ORGANIZATION_INVITATION_CLOSED,
  ORGANIZATION_INVITATION_OTHER_ACCOUNT,
  ORGANIZATION_ALREADY_IN_ONE,
  ORGANIZATION_FULL,
];
const anybody = { access: 'public', rateLimit: { max: 60, windowSeconds: 60 } } as const;

export const describeInvitationOrganization = defineCall('describeInvitationOrganization', {
  path: 'describe-invitation-organization',
  ...anybody,
  summary: 'Who invites whom into what organization, for whoever holds the link. Consumes nothing.',
  input: input(token),
  output: output({ invitation: receivedInvitation.required() }),
  errors: [ORGANIZATION_INVITATION_CLOSED],
  impersonation: 'allowed',
  graphql: { query: 'organizationInvitation', value: 'invitation' },
});

export const acceptInvitationOrganization = defineCall('acceptInvitationOrganization', {
  path: 'accept-invitation-organization',
  access: 'user',
  summary: 'Accepts an invitation to the caller’s address, once: the caller is in the organization.',
  input: input(token),
  output: accepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});

export const declineInvitationOrganization = defineCall('declineInvitationOrganization', {
  path: 'decline-invitation-organization',
  ...anybody,
  summary: 'Declines an invitation, once; whoever holds its link may.',
  input: input(token),
  output: noOutput,
  errors: [ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});

export const acceptTransferOwnerOrganization = defineCall('acceptTransferOwnerOrganization', {
  path: 'accept-transfer-owner-organization',
  access: 'user',
  summary:
    'Accepts the ownership that was offered to the caller’s address, once. Whoever was owner is an admin from then on.',
  input: input(token),
  output: accepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});

export const rejectTransferOwnerOrganization = defineCall('rejectTransferOwnerOrganization', {
  path: 'reject-transfer-owner-organization',
  ...anybody,
  summary: 'Rejects the ownership that was offered, once; whoever holds the link may. The owner stays owner.',
  input: input(token),
  output: noOutput,
  errors: [ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});

export const joinByOrganizationInvitation = defineCall('joinByOrganizationInvitation', {
  path: 'join-by-organization-invitation',
  access: 'service',
  summary: 'Accepts an organization’s invitation, an offer of the ownership too, for the account of its address.',
  input: input({ accountId: id(), ...token }),
  output: output({ organizationName: string().required(), inviterName: string().required() }),
  errors: acceptRefusals,
});

export const joinOrganization = defineCall('joinOrganization', {
  path: 'join-organization',
  access: 'service',
  summary:
    'Brings an account into an organization with a role, as somebody invited it who still may invite there. Whoever is in it already stays as they are.',
  input: input({ organizationId: id(), inviterId: id(), accountId: id(), role: givenRole().required() }),
  output: output({ organizationName: string().required() }),
  errors: [...refusals, ORGANIZATION_ALREADY_IN_ONE, ORGANIZATION_FULL],
});
