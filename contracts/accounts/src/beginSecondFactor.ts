import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField } from './fields.ts';

export const beginSecondFactor = defineCall('beginSecondFactor', {
  path: 'begin-second-factor',
  access: 'account',
  summary: 'Makes a secret for an authenticator. Nothing changes until a code of it is confirmed.',
  input: input({ password: currentPasswordField() }),
  output: output({ secret: string().required(), uri: string().required() }),
  errors: [accountsErrors.PASSWORD_WRONG, accountsErrors.SECOND_FACTOR_STATE],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});
