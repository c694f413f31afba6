import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { oauthClientShape } from './shapes.ts';

export const getOauthClients = defineCall('getOauthClients', {
  path: 'get-oauth-clients',
  method: 'GET',
  access: 'admin',
  summary: 'The outside applications that may ask people for something, by name. No secret is told.',
  input: noInput,
  output: output({ clients: array(oauthClientShape.required()).required() }),
  graphql: { query: 'oauthClients', value: 'clients' },
});
