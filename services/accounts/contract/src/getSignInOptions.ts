import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const getSignInOptions = defineCall('getSignInOptions', {
  path: 'get-sign-in-options',
  method: 'GET',
  access: 'public',
  summary: 'Who beside us may vouch for a person: Google, the development issuer, another issuer, or nobody (null).',
  input: noInput,
  output: output({
    thirdParty: string<'google' | 'development' | 'other'>().nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'thirdPartySignIn', value: 'thirdParty' },
});
