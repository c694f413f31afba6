import { array, boolean, string } from 'yup';
import { input, noInput, noOutput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, secondFactorCodeField } from './fields.ts';

export const getSecondFactor = defineCall('getSecondFactor', {
  path: 'get-second-factor',
  access: 'account',
  summary: 'Returns whether sign-in requires a second factor.',
  input: noInput,
  output: output({ isEnabled: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'isSecondFactorEnabled', value: 'isEnabled' },
});

export const beginSecondFactor = defineCall('beginSecondFactor', {
  path: 'begin-second-factor',
  access: 'account',
  summary: 'Creates a secret for an authenticator. Nothing changes until a code of it is confirmed.',
  input: input({ password: currentPasswordField() }),
  output: output({ secret: string().required(), uri: string().required() }),
  errors: [accountsErrors.PASSWORD_WRONG, accountsErrors.SECOND_FACTOR_STATE],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});

export const confirmSecondFactor = defineCall('confirmSecondFactor', {
  path: 'confirm-second-factor',
  access: 'account',
  summary: 'Turns the second factor on; answers with recovery codes, shown this once.',
  input: input({ code: secondFactorCodeField().required('accounts.codeRequired') }),
  output: output({ recoveryCodes: array(string().required()).required() }),
  errors: [accountsErrors.SECOND_FACTOR_INVALID, accountsErrors.SECOND_FACTOR_STATE],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});

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
