import { noInput, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkIfUserIsLoggedIn = defineCall('checkIfUserIsLoggedIn', {
  path: 'check-if-user-is-logged-in',
  access: 'account',
  summary: 'Succeeds while the session lives.',
  input: noInput,
  output: noOutput,
  graphql: { query: 'isSignedIn' },
  impersonation: 'allowed',
});
