import { input, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { secondFactorCodeField } from './fields.ts';
import { signedIn } from './signedIn.ts';

export const loginViaToken = defineCall('loginViaToken', {
  path: 'login-via-token',
  access: 'public',
  summary: 'Redeems a sign-in link, once.',
  // The page shows the same for every fault of the link.
  input: input({ token: text().required('common.required'), secondFactorCode: secondFactorCodeField() }),
  output: signedIn,
  errors: [accountsErrors.LOGIN_FAILED, accountsErrors.SECOND_FACTOR_REQUIRED, accountsErrors.SECOND_FACTOR_INVALID],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});
