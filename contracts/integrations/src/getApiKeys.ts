import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { apiKeyShape, keyServiceShape } from './shapes.ts';

export const getApiKeys = defineCall('getApiKeys', {
  path: 'get-api-keys',
  access: 'user',
  summary:
    'The caller’s keys, the latest first, whole unless their owner hid them; and the services that keys can be made for.',
  input: noInput,
  output: output({
    apiKeys: array(apiKeyShape.required()).required(),
    serviceNames: array(keyServiceShape.required()).required(),
  }),
  graphql: { query: 'apiKeys' },
});
