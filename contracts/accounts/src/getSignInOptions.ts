import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { thirdPartyKind } from './thirdPartyKind.ts';

export const getSignInOptions = defineCall('getSignInOptions', {
  path: 'get-sign-in-options',
  method: 'GET',
  access: 'public',
  summary: 'Who beside us may vouch for a person: Google, the development issuer, another issuer, or nobody (null).',
  input: noInput,
  output: output({ thirdParty: thirdPartyKind() }),
  impersonation: 'allowed',
  graphql: { query: 'thirdPartySignIn', value: 'thirdParty' },
});
