import { number } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const revokeOtherDevices = defineCall('revokeOtherDevices', {
  path: 'revoke-other-devices',
  access: 'account',
  summary: 'Ends every session of this account but this one.',
  input: noInput,
  output: output({ revoked: number().required() }),
  graphql: { mutation: true },
});
