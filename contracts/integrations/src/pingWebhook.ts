import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDeliveryShape } from './webhookShapes.ts';

const { WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED } = integrationsErrors;

export const pingWebhook = defineCall('pingWebhook', {
  path: 'ping-webhook',
  access: 'user',
  summary: 'Sends a `ping` to try a webhook; how it went stands in its deliveries.',
  input: input({ webhookId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED],
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true },
});
