import { accountsErrors } from './errors.ts';

/** What a sign-in that somebody else vouches for refuses with. */
export const thirdPartyRefusals = [accountsErrors.LOGIN_FAILED, accountsErrors.SECOND_FACTOR_REQUIRED];
