import { defineErrors } from '@meet/contracts';

/** Refusals of the accounts service. */
export const accountsErrors = defineErrors({
  SIGN_IN_FAILED: { status: 200 },
  ACCOUNT_NOT_ACTIVATED: { status: 200 },
  SECOND_FACTOR_REQUIRED: { status: 200 },
  SECOND_FACTOR_INVALID: { status: 200 },
  SECOND_FACTOR_STATE: { status: 200 },
  LOGIN_FAILED: { status: 200 },
  LINK_INVALID: { status: 200 },
  /** Anybody may sign up with somebody else's address, so the link alone does not prove whose password is valid. */
  ACTIVATION_PASSWORD_NEEDED: { status: 200 },
  ACTIVATION_PASSWORD_WRONG: { status: 200 },
  PASSWORD_WRONG: { status: 200 },
  ALIAS_RESERVED: { status: 200 },
  ALIAS_TAKEN: { status: 200 },
  AVATAR_FILE_TYPE: { status: 400 },
  AVATAR_TOO_LARGE: { status: 413 },
  AVATAR_BUSY: { status: 503 },
  ACCESS_KEY_INVALID: { status: 403 },
  ADMIN_EXISTS: { status: 200 },
  CAPTCHA_FAILED: { status: 200 },
  INVITE_YOURSELF: { status: 200 },
  INVITE_ALREADY_IN_GROUP: { status: 200 },
  INVITE_ORGANIZATION_REQUIRED: { status: 403 },
  TOOLTIP_NOT_FOUND: { status: 404 },
  INVITE_ALREADY_IN_ORGANIZATION: { status: 200 },
  INVITATION_NOT_FOUND: { status: 404 },
  INVITATION_CLOSED: { status: 200 },
  INVITATION_OTHER_ACCOUNT: { status: 200 },
  CONTACTS_NOT_READ: { status: 200 },
});
