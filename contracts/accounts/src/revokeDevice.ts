import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const revokeDevice = defineCall('revokeDevice', {
  path: 'revoke-device',
  access: 'account',
  summary: 'Ends another session of this account.',
  input: input({ sessionId: id() }),
  output: noOutput,
  graphql: { mutation: true },
});
