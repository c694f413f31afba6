import { array, number, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { integrationsErrors } from './errors.ts';
import { webhookDeliveryShape } from './webhookShapes.ts';

export const getWebhookDeliveries = defineCall('getWebhookDeliveries', {
  path: 'get-webhook-deliveries',
  access: 'user',
  summary: 'Lists the latest 50 deliveries of a webhook, the latest first. They are kept for seven days.',
  input: input({ webhookId: id() }),
  output: output({ deliveries: array(webhookDeliveryShape.required()).required() }),
  errors: [integrationsErrors.WEBHOOK_NOT_FOUND],
  graphql: { query: 'webhookDeliveries', value: 'deliveries' },
});

export const resendWebhookDelivery = defineCall('resendWebhookDelivery', {
  path: 'resend-webhook-delivery',
  access: 'user',
  summary: 'Sends a delivery again, with the same id and body; a queued one is sent at once.',
  input: input({ deliveryId: id() }),
  output: output({ delivery: webhookDeliveryShape.required() }),
  errors: [integrationsErrors.WEBHOOK_DELIVERY_NOT_FOUND, integrationsErrors.WEBHOOK_DISABLED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});

/**
 * Queues whose abandoned work can be sent again: failed deliveries of webhooks, and time entries that Hubstaff refused.
 */
const RESENT_QUEUES = ['webhooks', 'time-entries'] as const;

export const resendQueue = defineCall('resendQueue', {
  path: 'resend-queue',
  access: 'admin',
  summary: 'Queues again up to 1,000 given-up entries of a queue that certainly did not arrive.',
  input: input({ queue: string<(typeof RESENT_QUEUES)[number]>().oneOf(RESENT_QUEUES).required() }),
  output: output({ count: number().required() }),
  graphql: { mutation: true },
});
