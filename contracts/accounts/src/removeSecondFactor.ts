import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, secondFactorCodeField } from './fields.ts';

export const removeSecondFactor = defineCall('removeSecondFactor', {
  path: 'remove-second-factor',
  access: 'account',
  summary: 'Turns the second factor off.',
  input: input({ password: currentPasswordField(), code: secondFactorCodeField().required('accounts.codeRequired') }),
  output: noOutput,
  errors: [accountsErrors.PASSWORD_WRONG, accountsErrors.SECOND_FACTOR_INVALID, accountsErrors.SECOND_FACTOR_STATE],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});
