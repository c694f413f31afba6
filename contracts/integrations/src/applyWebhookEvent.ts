import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import type { integrationsEvents, webhookDeleted, webhookDeliveryChanged } from './events.ts';
import { WEBHOOK_DELIVERIES_SHOWN } from './limits.ts';
import type { Webhook, WebhookDelivery } from './webhookShapes.ts';

/**
 * Returns a person's webhooks after an event. Undefined if they must be fetched again, since events hold no addresses.
 */
export const applyWebhookEvent = defineReducers<readonly Webhook[], typeof integrationsEvents>()<
  readonly Webhook[] | undefined
>({
  apiKeyAdded: unchanged,
  apiKeyDeleted: unchanged,
  apiKeyUsed: unchanged,
  webhookChanged: () => undefined,
  webhookDeleted: (webhooks, { webhookId }: PayloadOf<typeof webhookDeleted>) =>
    webhooks.filter((webhook) => webhook.webhookId !== webhookId),
  webhookDeliveryChanged: unchanged,
  integrationConnectionsChanged: unchanged,
});

type Deliveries = readonly WebhookDelivery[];

/** Returns the deliveries of one webhook after an event; the result equals a fetched list. */
export const applyWebhookDeliveryEvent = defineReducers<Deliveries, typeof integrationsEvents, [webhookId: string]>()({
  apiKeyAdded: unchanged,
  apiKeyDeleted: unchanged,
  apiKeyUsed: unchanged,
  webhookChanged: unchanged,
  webhookDeleted: (deliveries: Deliveries, { webhookId }, shown) => (webhookId === shown ? [] : deliveries),
  webhookDeliveryChanged: withDelivery,
  integrationConnectionsChanged: unchanged,
});

function withDelivery(
  deliveries: Deliveries,
  { delivery }: PayloadOf<typeof webhookDeliveryChanged>,
  shown: string,
): Deliveries {
  if (delivery.webhookId !== shown) return deliveries;
  const present = deliveries.find(({ deliveryId }) => deliveryId === delivery.deliveryId);
  if (present && present.version >= delivery.version) return deliveries;
  return [delivery, ...deliveries.filter((one) => one !== present)]
    .sort((a, b) => b.creationDate - a.creationDate || (a.deliveryId < b.deliveryId ? 1 : -1))
    .slice(0, WEBHOOK_DELIVERIES_SHOWN);
}
