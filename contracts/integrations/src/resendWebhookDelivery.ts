import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDeliveryShape } from './webhookShapes.ts';

const { WEBHOOK_DISABLED, WEBHOOK_DELIVERY_NOT_FOUND } = integrationsErrors;

export const resendWebhookDelivery = defineCall('resendWebhookDelivery', {
  path: 'resend-webhook-delivery',
  access: 'user',
  summary: 'Sends a delivery again, with the same id and body; one that is queued goes at once.',
  input: input({ deliveryId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [WEBHOOK_DELIVERY_NOT_FOUND, WEBHOOK_DISABLED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});
