import { bit, email, input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, secondFactorCodeField } from './fields.ts';
import { signedIn } from './signedIn.ts';

export const signIn = defineCall('signIn', {
  path: 'login_email',
  access: 'public',
  summary: 'Signs in with e-mail and password; with a second factor where the account has one.',
  input: input({
    email: email(),
    password: currentPasswordField(),
    secondFactorCode: secondFactorCodeField(),
    /** The session ends after an hour. */
    isIncognito: bit(),
  }),
  output: signedIn,
  errors: [
    accountsErrors.SIGN_IN_FAILED,
    accountsErrors.ACCOUNT_NOT_ACTIVATED,
    accountsErrors.SECOND_FACTOR_REQUIRED,
    accountsErrors.SECOND_FACTOR_INVALID,
  ],
  graphql: { mutation: true, success: 'SignedIn' },
});
