import { defineErrors } from '../core/defineErrors.ts';

/** What the notifications service refuses with. */
export const notificationsErrors = defineErrors({
  MAIL_REFUSED: { status: 400 },
  MAIL_LIMIT_REACHED: { status: 429 },
});
