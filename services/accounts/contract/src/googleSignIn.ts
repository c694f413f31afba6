import { string } from 'yup';
import { bit, input, noInput, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { signedIn } from './signIn.ts';

const refusals = [accountsErrors.LOGIN_FAILED, accountsErrors.SECOND_FACTOR_REQUIRED];

export const getSignInOptions = defineCall('getSignInOptions', {
  path: 'get-sign-in-options',
  method: 'GET',
  access: 'public',
  summary: 'Who beside us may vouch for a person: Google, the development issuer, another issuer, or nobody (null).',
  input: noInput,
  output: output({
    thirdParty: string<'google' | 'development' | 'other'>().nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'thirdPartySignIn', value: 'thirdParty' },
});

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

export const loginWithGoogleOauth = defineCall('loginWithGoogleOauth', {
  path: 'login-with-google-oauth',
  access: 'public',
  summary:
    'Ends the code flow: the code with the state it was asked for signs in, or opens an account. Where the account has a second factor, the refusal carries a `token` for login-via-token.',
  input: input({
    code: requiredText('accounts.codeRequired').max(2048),
    state: requiredText('accounts.stateRequired').max(512),
    /** As the issuer sent it along with the code. */
    iss: text().max(512),
    isIncognito: bit(),
  }),
  output: signedIn,
  errors: refusals,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});

export const loginWithGoogleToken = defineCall('loginWithGoogleToken', {
  path: 'login-with-google-token',
  access: 'public',
  summary: 'Signs in with an identity token of the provider, checked against its keys, issuer and our client id.',
  input: input({
    token: requiredText('accounts.linkTokenRequired').max(8192),
    referrerToken: text().max(512).nullable(),
  }),
  output: signedIn,
  errors: refusals,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});
