import { bit, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, newPasswordField } from './fields.ts';

export const changePassword = defineCall('changePassword', {
  path: 'change-password',
  access: 'account',
  summary:
    'Changes the password and ends the account’s other sessions and its mailed links. Its API keys, applications, webhooks and its calendar’s address end too, unless the caller keeps them.',
  input: input({
    currentPassword: currentPasswordField(),
    newPassword: newPasswordField(),
    /** 1 unless said otherwise. 0 keeps API keys, applications, webhooks and the calendar's address. */
    endOtherAccess: bit(),
  }),
  output: noOutput,
  errors: [accountsErrors.PASSWORD_WRONG],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});
