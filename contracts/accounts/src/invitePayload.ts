import { boolean, number, object } from 'yup';
import { bit, LIMITS, output, text } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import { notificationsErrors } from '@meet/notifications-contract';
import { ORGANIZATION_ROLES } from '@meet/organizations-contract';
import { captchaErrors, captchaTokenField } from './captcha.ts';
import { accountsErrors } from './errors.ts';
import { inviteEmail, inviteName } from './inviteFields.ts';

const optionalId = () => text().matches(/^[A-Za-z0-9_-]{1,64}$/, { message: 'common.idInvalid' });

const organizationRole = () =>
  number().strict().oneOf(Object.values(ORGANIZATION_ROLES), 'common.invalid').typeError('common.mustBeNumber');

/** Payload of invite-user, under either name. */
export const invitePayload = {
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

export const inviteAnswer = output({
  inviteResults: object({
    /** An invitation of the caller's to this address, and into the same group, was open; a new link replaced its own. */
    userAlreadyInvited: boolean().required(),
  }).meta({ name: 'InviteResults' }),
});

export const inviteErrors = [
  ...captchaErrors,
  accountsErrors.INVITE_YOURSELF,
  accountsErrors.INVITE_ALREADY_IN_GROUP,
  accountsErrors.INVITE_ORGANIZATION_REQUIRED,
  accountsErrors.INVITE_ALREADY_IN_ORGANIZATION,
  networkErrors.GROUP_NOT_FOUND,
  networkErrors.GROUP_OWNER_ONLY,
  notificationsErrors.MAIL_LIMIT_REACHED,
];
