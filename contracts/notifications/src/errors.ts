import { defineErrors } from '@meet/contracts';

/** Refusals of the notifications service. */
export const notificationsErrors = defineErrors({
  MAIL_REFUSED: { status: 400 },
  MAIL_LIMIT_REACHED: { status: 429 },
  CANNOT_FOLLOW_YOURSELF: { status: 200 },
  ALREADY_FOLLOWING: { status: 200 },
  FOLLOWING_LIMIT_REACHED: { status: 200 },
  FOLLOW_NOT_FOUND: { status: 404 },
  FOLLOW_LINK_INVALID: { status: 200 },
  FOLLOW_OTHER_ACCOUNT: { status: 200 },
  FOLLOW_NEEDS_ACCOUNT: { status: 200 },
  PUSH_ADDRESS_REFUSED: { status: 400 },
  PUSH_NOT_ON: { status: 404 },
  PUSH_NOT_TAKEN: { status: 200 },
});
