import { boolean } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getSecondFactor = defineCall('getSecondFactor', {
  path: 'get-second-factor',
  access: 'account',
  summary: 'Whether sign-in asks for a second factor.',
  input: noInput,
  output: output({ isEnabled: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'isSecondFactorEnabled', value: 'isEnabled' },
});
