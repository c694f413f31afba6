import { array, string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { secondFactorCodeField } from './fields.ts';

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
