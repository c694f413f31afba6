import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, newPasswordField } from './fields.ts';

export const changePassword = defineCall('changePassword', {
  path: 'change-password',
  access: 'account',
  summary: 'Changes the password and ends the account’s other sessions, its mailed links and its API key.',
  input: input({ currentPassword: currentPasswordField(), newPassword: newPasswordField() }),
  output: noOutput,
  errors: [accountsErrors.PASSWORD_WRONG],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});
