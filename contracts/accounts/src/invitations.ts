import { array, boolean, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  bit,
  count,
  email,
  flag,
  id,
  input,
  LIMITS,
  noInput,
  output,
  requiredLine,
  text,
  timestamp,
} from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { notificationsErrors } from '@meet/notifications-contract';
import { ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { captchaErrors, captchaTokenField } from './captcha.ts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { INVITATIONS_PAGE_MAX, INVITE_EMAIL_FORM_MAX, INVITE_NAME_MAX } from './limits.ts';

const inviteName = () =>
  requiredLine('accounts.inviteNameRequired', 'accounts.inviteNameBlank').max(
    INVITE_NAME_MAX,
    'accounts.inviteNameTooLong',
  );

export const inviteEmail = (max: number) =>
  email({
    required: 'accounts.inviteEmailRequired',
    invalid: 'accounts.inviteEmailInvalid',
    tooLong: 'accounts.inviteEmailTooLong',
    max,
  });

/** Fields of the invite-user dialog; a group is needed only if 'Add to group' is checked. */
export const inviteForm = object({
  name: inviteName(),
  email: inviteEmail(INVITE_EMAIL_FORM_MAX),
  addToGroup: flag(),
  groupId: text().when('addToGroup', { is: true, then: (schema) => schema.required('accounts.inviteGroupRequired') }),
});

const optionalId = () => text().matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' });

const organizationRole = () =>
  number().strict().oneOf(Object.values(ORGANIZATION_ROLES), 'common.invalid').typeError('common.mustBeNumber');

/** Payload of invite-user, which the call takes under either of its two names. */
const invitePayload = {
  name: inviteName(),
  // Longer than in the form, because older callers send addresses of up to this length.
  email: inviteEmail(LIMITS.inviteEmailCall),
  groupId: optionalId().when('groupRole', ([role], schema) =>
    role === undefined ? schema : schema.required('accounts.inviteGroupRequired'),
  ),
  groupRole: bit(),
  organizationRole: organizationRole(),
  recaptchaToken: captchaTokenField(),
};

const inviteAnswer = output({
  inviteResults: object({
    /** True if the caller already had an open invitation to this address and group; a new link replaced the old one. */
    userAlreadyInvited: boolean().required(),
  }).meta({ name: 'InviteResults' }),
});

const inviteErrors = [
  ...captchaErrors,
  accountsErrors.INVITE_YOURSELF,
  accountsErrors.INVITE_ALREADY_IN_GROUP,
  accountsErrors.INVITE_ORGANIZATION_REQUIRED,
  accountsErrors.INVITE_ALREADY_IN_ORGANIZATION,
  networkErrors.GROUP_NOT_FOUND,
  networkErrors.GROUP_OWNER_ONLY,
  notificationsErrors.MAIL_LIMIT_REACHED,
];

export const inviteUser = defineCall('inviteUser', {
  path: 'invite-user',
  access: 'user',
  summary:
    'Mails somebody an invitation. It includes a group of the caller’s if one is named, and their organization if a role there is named. Needs a captcha token.',
  input: input(invitePayload),
  output: inviteAnswer,
  errors: inviteErrors,
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'InviteUserInput' },
});

export const inviteInSystem = defineCall('inviteInSystem', {
  path: 'invite-in-system',
  access: 'user',
  summary: 'The older name of invite-user.',
  input: input(invitePayload),
  output: inviteAnswer,
  errors: inviteErrors,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** States of an invitation. Only an `invited` one can be accepted. */
export const INVITATION_STATES = ['invited', 'accepted', 'declined', 'expired', 'revoked'] as const;

export type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationState = () =>
  string()
    .oneOf([...INVITATION_STATES])
    .required();

/** Organization that an invitation leads into, and the offered role. */
export const invitationOrganization = {
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
  /** Null without a group, or if the group was deleted. */
  groupName: string().nullable().defined(),
  groupRole: bit().nullable().defined(),
  ...invitationOrganization,
  state: invitationState(),
  sentAt: timestamp(),
  expiresAt: timestamp(),
  answeredAt: timestamp().nullable(),
}).meta({ name: 'SentInvitation' });

export type SentInvitation = InferType<typeof sentInvitation>;

export const getInvitations = defineCall('getInvitations', {
  path: 'get-invitations',
  access: 'user',
  summary: 'Lists a page of the invitations that the caller sent, the latest first.',
  input: input({
    /** Text to find in name and address, case-insensitive. */
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
  summary:
    'Mails an invitation again with a new link; the earlier link becomes invalid. An expired invitation is open again.',
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
  summary: 'Withdraws an invitation that nobody answered; its link becomes invalid.',
  input: input({ invitationId: id() }),
  output: output({ invitation: sentInvitation.required() }),
  errors: [accountsErrors.INVITATION_NOT_FOUND, accountsErrors.INVITATION_CLOSED],
  graphql: { mutation: true, success: 'InvitationSuccess' },
});

export const checkInvitedUser = defineCall('checkInvitedUser', {
  path: 'check-if-invited-user-is-part-of-a-group-or-an-organization',
  access: 'user',
  summary:
    'Returns whether an address already belongs to a group or the organization of the caller. Reveals nothing about other people’s, nor whether the address has an account.',
  input: input({ email: inviteEmail(LIMITS.inviteEmailCall) }),
  output: output({ group: boolean().required(), organization: boolean().required() }).meta({
    name: 'InvitedUserCheck',
  }),
  rateLimit: { max: 120, windowSeconds: 600 },
  graphql: { query: 'checkInvitedUser' },
});

export const getInviteUserData = defineCall('getInviteUserData', {
  path: 'get-invite-user-data',
  method: 'GET',
  access: 'user',
  summary: 'Lists the groups that the caller owns, and their organization, into which they may invite people.',
  input: noInput,
  output: output({
    /** Null if the caller is neither owner nor admin of an organization. */
    organization: object({ name: string().required() })
      .meta({ name: 'InviteOrganization' })
      .default(undefined)
      .nullable()
      .defined(),
    groups: array(
      object({
        id: string().required(),
        /** Parent of the group. A group whose parent is missing from this list is a root. */
        parentGroup: string().nullable().defined().meta({ scalar: 'ID' }),
        groupName: string().required(),
      }).meta({ name: 'InviteGroup' }),
    ).required(),
  }),
  graphql: { query: 'inviteUserData' },
});
