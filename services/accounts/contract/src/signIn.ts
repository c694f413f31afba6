import { boolean, string } from 'yup';
import { bit, email, input, LIMITS, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, secondFactorCodeField } from './fields.ts';

/** What a client keeps of a new session. `isAdmin` tells which of the two token headers it belongs in. */
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

export const sendLoginLink = defineCall('sendLoginLink', {
  path: 'send-login-link',
  access: 'public',
  summary:
    'Mails a link that signs in once within ten minutes. Answers alike whether or not the address has an account.',
  input: input({ email: email(), redirectTo: text().max(200) }),
  output: output({}),
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const loginViaToken = defineCall('loginViaToken', {
  path: 'login-via-token',
  access: 'public',
  summary: 'Redeems a sign-in link, once.',
  // Whatever is wrong with the link, its page says the same.
  input: input({ token: text().required('common.required'), secondFactorCode: secondFactorCodeField() }),
  output: signedIn,
  errors: [accountsErrors.LOGIN_FAILED, accountsErrors.SECOND_FACTOR_REQUIRED, accountsErrors.SECOND_FACTOR_INVALID],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});

export const createLoginAsUser = defineCall('createLoginAsUser', {
  path: 'create-login-as-user',
  access: 'admin',
  summary:
    'Makes the data of one login-as-user address: for this administrator and one person, once, within two minutes.',
  input: input({ email: requiredText('common.emailRequired').max(LIMITS.inviteEmailCall) }),
  output: output({ data: string().required() }),
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const loginAsUser = defineCall('loginAsUser', {
  path: 'login-as-user',
  access: 'public',
  summary: 'Opens a session of an hour in which an administrator views a person’s account. Written to the audit log.',
  input: input({ data: text().required('accounts.linkTokenRequired').max(2048) }),
  output: output({
    token: string().required(),
    email: string().required(),
    fullName: string().defined(),
    alias: string().nullable().defined(),
    avatar: string().nullable().defined(),
    adminFullName: string().required(),
  }),
  errors: [accountsErrors.LOGIN_FAILED],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  impersonation: 'allowed',
  graphql: { mutation: true },
});
