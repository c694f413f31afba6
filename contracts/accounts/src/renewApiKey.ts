import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const renewApiKey = defineCall('renewApiKey', {
  path: 'renew-api-key',
  access: 'user',
  summary: 'Makes the account’s API key, which this answer alone holds whole. The former one is dead at once.',
  input: noInput,
  output: output({ apiKey: string().required() }),
  rateLimit: { max: 20, windowSeconds: 3600 },
  graphql: { mutation: true },
});
