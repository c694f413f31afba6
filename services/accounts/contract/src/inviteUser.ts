import { array, boolean, number, object, string } from 'yup';
import { bit, email, flag, input, LIMITS, noInput, output, requiredText, text } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { notificationsErrors } from '@meet/notifications-contract';
import { ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { captchaErrors, captchaTokenField } from './captcha.ts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

const inviteName = () =>
  requiredText('accounts.inviteNameRequired', 'accounts.inviteNameBlank').max(
    LIMITS.inviteName,
    'accounts.inviteNameTooLong',
  );

const inviteEmail = (max: number) =>
  email({
    required: 'accounts.inviteEmailRequired',
    invalid: 'accounts.inviteEmailInvalid',
    tooLong: 'accounts.inviteEmailTooLong',
    max,
  });

const optionalId = () => text().matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' });
const organizationRole = () =>
  number().strict().oneOf(Object.values(ORGANIZATION_ROLES), 'common.invalid').typeError('common.mustBeNumber');

/** The invite-user dialog's fields; a group counts once 'Add to group' is checked. */
export const inviteForm = object({
  name: inviteName(),
  email: inviteEmail(LIMITS.inviteEmailForm),
  addToGroup: flag(),
  groupId: text().when('addToGroup', { is: true, then: (schema) => schema.required('accounts.inviteGroupRequired') }),
});

const invitePayload = {
  name: inviteName(),
  // Longer than the form's: older callers send up to so many characters.
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
    /** An invitation of the caller's to this address, and into the same group, was open; a new link replaced its own. */
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

export const getInviteUserData = defineCall('getInviteUserData', {
  path: 'get-invite-user-data',
  method: 'GET',
  access: 'user',
  summary: 'What the caller may invite people into: the groups they own, and their organization.',
  input: noInput,
  output: output({
    /** Null for whoever is neither owner nor admin of one. */
    organization: object({ name: string().required() })
      .meta({ name: 'InviteOrganization' })
      .default(undefined)
      .nullable()
      .defined(),
    groups: array(
      object({
        id: string().required(),
        /** A group whose parent is missing here is a root. */
        parentGroup: string().nullable().defined().meta({ scalar: 'ID' }),
        groupName: string().required(),
      }).meta({ name: 'InviteGroup' }),
    ).required(),
  }),
  graphql: { query: 'inviteUserData' },
});

export const checkInvitedUser = defineCall('checkInvitedUser', {
  path: 'check-if-invited-user-is-part-of-a-group-or-an-organization',
  access: 'user',
  summary:
    'Whether an address already belongs to a group or the organization of the caller’s. Tells nothing about other people’s, nor whether it has an account.',
  input: input({ email: inviteEmail(LIMITS.inviteEmailCall) }),
  output: output({ group: boolean().required(), organization: boolean().required() }).meta({
    name: 'InvitedUserCheck',
  }),
  rateLimit: { max: 120, windowSeconds: 600 },
  graphql: { query: 'checkInvitedUser' },
});

export const inviteUser = defineCall('inviteUser', {
  path: 'invite-user',
  access: 'user',
  summary:
    'Mails somebody an invitation: into a group of the caller’s too where one is named, and into their organization where a role there is. Needs a captcha token.',
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
