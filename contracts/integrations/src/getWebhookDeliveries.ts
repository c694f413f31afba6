import { array } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDeliveryShape } from './webhookShapes.ts';

const { WEBHOOK_NOT_FOUND } = integrationsErrors;

export const getWebhookDeliveries = defineCall('getWebhookDeliveries', {
  path: 'get-webhook-deliveries',
  access: 'user',
  summary: 'The latest 50 deliveries of a webhook, the latest first. They are kept for seven days.',
  input: input({ webhookId: id() }),
  output: output({ deliveries: array(webhookDeliveryShape.required()).required() }),
  errors: [WEBHOOK_NOT_FOUND],
  graphql: { query: 'webhookDeliveries', value: 'deliveries' },
});
