import type { Webhook, WebhookDelivery } from '@meet/integrations-contract';
import type { DeliveryRecord } from '../models/deliveries.ts';
import type { OpenWebhook } from '../webhooks/createWebhookStore.ts';

export const presentWebhook = (webhook: OpenWebhook): Webhook => ({
  webhookId: webhook._id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events,
  enabled: webhook.enabled,
  disabledReason: webhook.disabledReason,
  secret: webhook.secret,
  creationDate: webhook.createdAt,
});

export const presentDelivery = (delivery: DeliveryRecord): WebhookDelivery => ({
  deliveryId: delivery._id,
  webhookId: delivery.webhookId,
  event: delivery.event,
  state: delivery.state,
  attempts: delivery.attempts,
  statusCode: delivery.statusCode,
  failure: delivery.failure,
  creationDate: delivery.createdAt,
  lastAttemptAt: delivery.lastAttemptAt,
  nextAttemptAt: delivery.state === 'queued' ? delivery.nextAttemptAt : null,
  version: delivery.version,
});
