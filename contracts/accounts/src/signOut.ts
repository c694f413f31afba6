import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const signOut = defineCall('signOut', {
  path: 'logout',
  access: 'account',
  summary: 'Ends this session at once; its open sockets close.',
  input: noInput,
  output: noOutput,
  impersonation: 'allowed',
  graphql: { mutation: true },
});
