import { email, LIMITS } from '@meet/contracts';

/** Longer than an account's: older callers send up to so many characters. */
export const invitedEmail = () => email({ max: LIMITS.inviteEmailCall });
