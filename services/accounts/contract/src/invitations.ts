import { array, boolean, number, object, string, type InferType } from 'yup';
import { bit, count, id, input, noOutput, output, text, timestamp } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { notificationsErrors } from '@meet/notifications-contract';
import { organizationsErrors } from '@meet/organizations-contract';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';

/** How an invitation stands. Only an `invited` one can be accepted. */
export const INVITATION_STATES = ['invited', 'accepted', 'declined', 'expired', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATION_DAYS = 14;
export const INVITATIONS_PAGE = 20;
const INVITATIONS_PAGE_MAX = 100;

const state = () =>
  string()
    .oneOf([...INVITATION_STATES])
    .required();

const organizationFields = {
  /** Null without an organization. */
  organizationName: string().nullable().defined(),
  /** 0 member, 1 billing, 2 admin, 3 owner. */
  organizationRole: number().oneOf([0, 1, 2, 3]).nullable().defined(),
};

/** An invitation as its sender sees it; times in unix milliseconds. */
export const sentInvitation = object({
  invitationId: string().required(),
  name: string().required(),
  email: string().required(),
  /** Null without a group, or when the group is gone. */
  groupName: string().nullable().defined(),
  groupRole: bit().nullable().defined(),
  ...organizationFields,
  state: state(),
  sentAt: timestamp(),
  expiresAt: timestamp(),
  answeredAt: timestamp().nullable(),
}).meta({ name: 'SentInvitation' });
export type SentInvitation = InferType<typeof sentInvitation>;

export const getInvitations = defineCall('getInvitations', {
  path: 'get-invitations',
  access: 'user',
  summary: 'A page of the invitations that the caller sent, the latest first.',
  input: input({
    /** Found in name and address, without regard to case. */
    search: text().max(100, 'accounts.searchTooLong'),
    offset: count().min(0, 'common.invalid').max(1_000_000, 'common.invalid'),
    limit: count().min(1, 'common.invalid').max(INVITATIONS_PAGE_MAX, 'common.invalid'),
  }),
  output: output({ total: number().required(), invitations: array(sentInvitation.required()).required() }).meta({
    name: 'InvitationPage',
  }),
  impersonation: 'allowed',
  graphql: { query: 'invitations' },
});

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

export const revokeInvitation = defineCall('revokeInvitation', {
  path: 'revoke-invitation',
  access: 'user',
  summary: 'Withdraws an invitation that nobody answered; its link dies.',
  input: input({ invitationId: id() }),
  output: output({ invitation: sentInvitation.required() }),
  errors: [accountsErrors.INVITATION_NOT_FOUND, accountsErrors.INVITATION_CLOSED],
  graphql: { mutation: true, success: 'InvitationSuccess' },
});

const token = { token: linkTokenField() };

export const describeInvitation = defineCall('describeInvitation', {
  path: 'describe-invitation',
  access: 'public',
  summary:
    'Who invites whom to what, for whoever holds the link. Consumes nothing. Tells of an organization’s own invitations as well.',
  input: input({
    ...token,
    /** What the link's path names as its `type`; a link whose type is not the invitation's is refused. */
    type: text().max(32),
  }),
  output: output({
    invitation: object({
      state: state(),
      inviterName: string().required(),
      inviterEmail: string().required(),
      inviterAvatar: string().nullable().defined(),
      /** As the inviter wrote it; empty where nobody did. */
      name: string().defined(),
      email: string().required(),
      groupName: string().nullable().defined(),
      groupRole: bit().nullable().defined(),
      ...organizationFields,
      /** Whether the invited address has an account to sign in to. */
      hasAccount: boolean().required(),
    }).meta({ name: 'Invitation' }),
  }),
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  impersonation: 'allowed',
  graphql: { query: 'invitation', value: 'invitation' },
});

export const acceptInvitation = defineCall('acceptInvitation', {
  path: 'accept-invitation',
  access: 'user',
  summary:
    'Accepts an invitation to the caller’s address, once: both become contacts, and the caller joins the group and the organization. Takes an organization’s own invitations as well.',
  input: input(token),
  output: output({ groupName: string().nullable().defined(), organizationName: string().nullable().defined() }),
  errors: [
    accountsErrors.INVITATION_CLOSED,
    accountsErrors.INVITATION_OTHER_ACCOUNT,
    networkErrors.GROUP_FULL,
    networkErrors.CONTACTS_LIMIT_REACHED,
    organizationsErrors.ORGANIZATION_ALREADY_IN_ONE,
    organizationsErrors.ORGANIZATION_FULL,
  ],
  graphql: { mutation: true },
});

export const declineInvitation = defineCall('declineInvitation', {
  path: 'decline-invitation',
  access: 'public',
  summary:
    'Declines an invitation, an organization’s own too, once; whoever holds its link may. Its sender sees that it was declined.',
  input: input(token),
  output: noOutput,
  errors: [accountsErrors.INVITATION_CLOSED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});
