import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { thirdPartyKind } from './thirdPartyKind.ts';

export const getContactsProvider = defineCall('getContactsProvider', {
  path: 'get-contacts-provider',
  method: 'GET',
  access: 'user',
  summary: 'Who contacts can be imported from: Google, the development source, another provider, or nobody (null).',
  input: noInput,
  output: output({ provider: thirdPartyKind() }),
  impersonation: 'allowed',
  graphql: { query: 'contactsProvider', value: 'provider' },
});
