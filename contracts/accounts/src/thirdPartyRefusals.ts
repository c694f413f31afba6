import { accountsErrors } from './errors.ts';

/** Refusals of a sign-in for which a third party vouches. */
export const thirdPartyRefusals = [accountsErrors.LOGIN_FAILED, accountsErrors.SECOND_FACTOR_REQUIRED];
