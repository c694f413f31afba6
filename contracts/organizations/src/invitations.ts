import { array, boolean, object, string } from 'yup';
import { email, id, input, LIMITS, noInput, noOutput, output, timestamp } from '@meet/contracts';
import { notificationsErrors } from '@meet/notifications-contract';
import { defineCall } from './defineCall.ts';
import { organizationsErrors, refusals } from './errors.ts';
import { givenMemberType, givenRole, invitationToken, memberType } from './fields.ts';
import { organizationInvitation, ownOrganization, receivedInvitation } from './shapes.ts';

/** An invited address. It may be longer than an account's, because older callers send up to this length. */
export const invitedEmail = () => email({ max: LIMITS.inviteEmailCall });

/** Access for everyone who holds an invitation's link, signed in or not. */
export const linkHolder = { access: 'public', rateLimit: { max: 60, windowSeconds: 60 } } as const;

/** Output of the calls that bring the caller into an organization. */
export const invitationAccepted = output({ organization: ownOrganization.required() });

/** Refusals of calls that accept an invitation of any kind. */
export const acceptRefusals = [
  organizationsErrors.ORGANIZATION_INVITATION_CLOSED,
  organizationsErrors.ORGANIZATION_INVITATION_OTHER_ACCOUNT,
  organizationsErrors.ORGANIZATION_ALREADY_IN_ONE,
  organizationsErrors.ORGANIZATION_FULL,
];

/** Output of the calls that send an invitation. */
export const invitationSent = output({
  invitation: organizationInvitation.required(),
  /** True if the address was invited before. The earlier link is no longer valid. */
  wasInvited: boolean().required(),
});

/** Rate limit for sending invitations. */
export const SENDING_RATE = { max: 60, windowSeconds: 3600 };

export const inviteMemberToOrganization = defineCall('inviteMemberToOrganization', {
  path: 'invite-member-to-organization',
  access: 'user',
  summary:
    'Mails somebody an invitation into the organization, as a member or a guest. For the owner and admins. Work and answer are the same whether or not the address has an account. A repeated request mails a new link.',
  input: input({
    email: invitedEmail(),
    member_type: givenMemberType(),
    /** 0 member, 1 billing, 2 admin. Default 0; a guest is always a member. */
    role: givenRole(),
  }),
  output: invitationSent,
  errors: [
    ...refusals,
    organizationsErrors.ORGANIZATION_INVITE_YOURSELF,
    organizationsErrors.ORGANIZATION_ALREADY_MEMBER,
    organizationsErrors.ORGANIZATION_GUEST,
    organizationsErrors.ORGANIZATION_INVITATIONS_FULL,
    notificationsErrors.MAIL_LIMIT_REACHED,
  ],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true, success: 'OrganizationInvitationSent' },
});

export const resendInviteOrganization = defineCall('resendInviteOrganization', {
  path: 'resend-invite-organization',
  access: 'user',
  summary:
    'Mails an unanswered invitation again with a new link; the earlier one becomes invalid. An expired one is open again. For the owner and admins; an offer of the ownership for the owner only.',
  input: input({ email: invitedEmail() }),
  output: output({ invitation: organizationInvitation.required() }),
  errors: [...refusals, organizationsErrors.ORGANIZATION_INVITATION_NOT_FOUND, notificationsErrors.MAIL_LIMIT_REACHED],
  rateLimit: SENDING_RATE,
  graphql: { mutation: true },
});

export const revokeInviteOrganization = defineCall('revokeInviteOrganization', {
  path: 'revoke-invite-organization',
  access: 'user',
  summary:
    'Withdraws an invitation that nobody accepted; its link becomes invalid. For the owner and admins; an offer of the ownership for the owner only.',
  input: input({ invitationId: id() }),
  output: noOutput,
  errors: [...refusals, organizationsErrors.ORGANIZATION_INVITATION_NOT_FOUND],
  graphql: { mutation: true, echo: ['invitationId'] },
});

export const getInvitationOrganization = defineCall('getInvitationOrganization', {
  path: 'get-invitation-organization',
  access: 'user',
  summary: 'Lists the open invitations into organizations that were sent to the caller’s address, the latest first.',
  input: noInput,
  output: output({ invitations: array(receivedInvitation.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'receivedOrganizationInvitations', value: 'invitations' },
});

export const describeInvitationOrganization = defineCall('describeInvitationOrganization', {
  path: 'describe-invitation-organization',
  ...linkHolder,
  summary:
    'Returns the inviter, the invited address and the organization of an invitation to the holder of its link. Does not consume the link.',
  input: input({ token: invitationToken() }),
  output: output({ invitation: receivedInvitation.required() }),
  errors: [organizationsErrors.ORGANIZATION_INVITATION_CLOSED],
  impersonation: 'allowed',
  graphql: { query: 'organizationInvitation', value: 'invitation' },
});

export const acceptInvitationOrganization = defineCall('acceptInvitationOrganization', {
  path: 'accept-invitation-organization',
  access: 'user',
  summary: 'Accepts an invitation to the caller’s address, once: the caller becomes a member of the organization.',
  input: input({ token: invitationToken() }),
  output: invitationAccepted,
  errors: acceptRefusals,
  graphql: { mutation: true },
});

export const declineInvitationOrganization = defineCall('declineInvitationOrganization', {
  path: 'decline-invitation-organization',
  ...linkHolder,
  summary: 'Declines an invitation, once. Every holder of its link may decline.',
  input: input({ token: invitationToken() }),
  output: noOutput,
  errors: [organizationsErrors.ORGANIZATION_INVITATION_CLOSED],
  graphql: { mutation: true },
});

export const joinOrganization = defineCall('joinOrganization', {
  path: 'join-organization',
  access: 'service',
  summary:
    'Adds an account to an organization with a role, if its inviter may still invite there. An account that is already in it stays unchanged.',
  input: input({ organizationId: id(), inviterId: id(), accountId: id(), role: givenRole().required() }),
  output: output({ organizationName: string().required() }),
  errors: [...refusals, organizationsErrors.ORGANIZATION_ALREADY_IN_ONE, organizationsErrors.ORGANIZATION_FULL],
});

export const joinByOrganizationInvitation = defineCall('joinByOrganizationInvitation', {
  path: 'join-by-organization-invitation',
  access: 'service',
  summary: 'Accepts an organization’s invitation, an offer of the ownership too, for the account of its address.',
  input: input({ accountId: id(), token: invitationToken() }),
  output: output({ organizationName: string().required(), inviterName: string().required() }),
  errors: acceptRefusals,
});

export const getGuestInvitationOrganization = defineCall('getGuestInvitationOrganization', {
  path: 'get-guest-invitation-organization',
  access: 'user',
  summary:
    'Returns the invitation by which somebody is a guest of the caller’s organization; null for a person who is no guest there.',
  input: input({ accountId: id() }),
  output: output({
    invitation: object({
      invitationId: string().required(),
      accountId: string().required(),
      email: string().required(),
      member_type: memberType(),
      /** Name of the person who sent it, or their address if they have no name. */
      invitedBy: string().required(),
      sentAt: timestamp(),
      acceptedAt: timestamp(),
    })
      .meta({ name: 'GuestInvitation' })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  errors: [organizationsErrors.ORGANIZATION_NOT_FOUND, organizationsErrors.ORGANIZATION_MEMBER_NOT_FOUND],
  impersonation: 'allowed',
  graphql: { query: 'guestInvitation', value: 'invitation' },
});

export const findInvitingOrganization = defineCall('findInvitingOrganization', {
  path: 'find-inviting-organization',
  access: 'service',
  summary: 'Returns the organization into which an account may invite people; null if there is none.',
  input: input({ accountId: id() }),
  output: output({
    organization: object({ organizationId: string().required(), organizationName: string().required() })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});
