import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField, newPasswordField } from './fields.ts';

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
