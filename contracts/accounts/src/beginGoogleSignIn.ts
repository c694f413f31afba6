import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const beginGoogleSignIn = defineCall('beginGoogleSignIn', {
  path: 'begin-google-sign-in',
  access: 'public',
  summary: 'Starts the code flow (state, nonce, PKCE) and answers with the page to open.',
  input: noInput,
  output: output({ url: string().required(), state: string().required() }),
  errors: [accountsErrors.LOGIN_FAILED],
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
