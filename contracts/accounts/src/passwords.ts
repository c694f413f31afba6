import { bit, email, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, linkTokenField, newPasswordField } from './fields.ts';

export const changePassword = defineCall('changePassword', {
  path: 'change-password',
  access: 'account',
  summary:
    'Changes the password and ends the account’s other sessions and its mailed links. Its API keys, applications, webhooks and its calendar’s address end too, unless the caller keeps them.',
  input: input({
    currentPassword: currentPasswordField(),
    newPassword: newPasswordField(),
    /** Default 1. 0 keeps API keys, applications, webhooks and the calendar's address. */
    endOtherAccess: bit(),
  }),
  output: noOutput,
  errors: [accountsErrors.PASSWORD_WRONG],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});

export const forgotPassword = defineCall('forgotPassword', {
  path: 'forgot-password',
  access: 'public',
  summary: 'Mails a link to choose a new password. Gives the same answer whether or not the address has an account.',
  input: input({ email: email() }),
  output: noOutput,
  rateLimit: { max: 20, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const resetPassword = defineCall('resetPassword', {
  path: 'reset-password',
  access: 'public',
  summary:
    'Redeems a reset link, once, and ends every session of the account, its other links, its API key and its calendar’s address.',
  input: input({ key: linkTokenField(), password: newPasswordField() }),
  output: noOutput,
  errors: [accountsErrors.LINK_INVALID],
  rateLimit: { max: 30, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
