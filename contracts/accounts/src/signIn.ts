import { boolean, string } from 'yup';
import { bit, email, input, noInput, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, secondFactorCodeField } from './fields.ts';

/** Data of a new session that a client keeps. `isAdmin` decides which of the two token headers carries the token. */
export const signedIn = output({
  token: string().required(),
  email: string().required(),
  fullName: string().defined(),
  alias: string().nullable().defined(),
  avatar: string().nullable().defined(),
  isAdmin: boolean().required(),
});

export const signIn = defineCall('signIn', {
  path: 'login_email',
  access: 'public',
  summary: 'Signs in with e-mail and password; with a second factor if the account has one.',
  input: input({
    email: email(),
    password: currentPasswordField(),
    secondFactorCode: secondFactorCodeField(),
    /** 1 for a session that ends after an hour. */
    isIncognito: bit(),
  }),
  output: signedIn,
  errors: [
    accountsErrors.SIGN_IN_FAILED,
    accountsErrors.ACCOUNT_NOT_ACTIVATED,
    accountsErrors.ACCOUNT_CLOSING,
    accountsErrors.SECOND_FACTOR_REQUIRED,
    accountsErrors.SECOND_FACTOR_INVALID,
  ],
  graphql: { mutation: true, success: 'SignedIn' },
});

/** Third party that authenticates people and provides their contacts; null for none. */
export const thirdPartyKind = () => string<'google' | 'development' | 'other'>().nullable().defined();

export const getSignInOptions = defineCall('getSignInOptions', {
  path: 'get-sign-in-options',
  method: 'GET',
  access: 'public',
  summary:
    'Returns the third party that can sign people in: Google, the development issuer, another issuer, or null if there is none.',
  input: noInput,
  output: output({ thirdParty: thirdPartyKind() }),
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

/** Refusals of a sign-in through a third party. */
const thirdPartyRefusals = [
  accountsErrors.LOGIN_FAILED,
  accountsErrors.ACCOUNT_CLOSING,
  accountsErrors.SECOND_FACTOR_REQUIRED,
];

export const loginWithGoogleOauth = defineCall('loginWithGoogleOauth', {
  path: 'login-with-google-oauth',
  access: 'public',
  summary:
    'Ends the code flow: the code with the state of its request signs in, or opens an account. If the account has a second factor, the refusal carries a `token` for login-via-token.',
  input: input({
    code: requiredText('accounts.codeRequired').max(2048),
    state: requiredText('accounts.stateRequired').max(512),
    /** Issuer, as the third party sent it along with the code. */
    iss: text().max(512),
    isIncognito: bit(),
  }),
  output: signedIn,
  errors: thirdPartyRefusals,
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
  errors: thirdPartyRefusals,
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});

export const sendLoginLink = defineCall('sendLoginLink', {
  path: 'send-login-link',
  access: 'public',
  summary:
    'Mails a link that signs in once within ten minutes. Gives the same answer whether or not the address has an account.',
  input: input({ email: email(), redirectTo: text().max(200) }),
  output: output({}),
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const loginViaToken = defineCall('loginViaToken', {
  path: 'login-via-token',
  access: 'public',
  summary: 'Redeems a sign-in link, once.',
  // The page shows the same text for every fault of the link, so the token needs no format of its own.
  input: input({ token: text().required('common.required'), secondFactorCode: secondFactorCodeField() }),
  output: signedIn,
  errors: [
    accountsErrors.LOGIN_FAILED,
    accountsErrors.ACCOUNT_CLOSING,
    accountsErrors.SECOND_FACTOR_REQUIRED,
    accountsErrors.SECOND_FACTOR_INVALID,
  ],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});
