import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { webhookShape } from './webhookShapes.ts';

export const getWebhooks = defineCall('getWebhooks', {
  path: 'get-webhooks',
  access: 'user',
  summary: 'The caller’s webhooks with their secrets, the oldest first.',
  input: noInput,
  output: output({ webhooks: array(webhookShape.required()).required() }),
  graphql: { query: 'webhooks', value: 'webhooks' },
});
