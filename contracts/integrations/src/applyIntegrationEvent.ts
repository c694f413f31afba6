import { defineReducers, unchanged } from '@meet/contracts/events';
import type { integrationsEvents } from './events.ts';
import { getState, type Integration } from './integrations.ts';

type Integrations = readonly Integration[];

/** Id of the webhooks' card among the integrations. */
export const WEBHOOKS_CARD = 'webhooks';

/** Returns the cards after an event; the result equals a fetched list. */
export const applyIntegrationEvent = defineReducers<Integrations, typeof integrationsEvents>()<Integrations>({
  apiKeyAdded: withKeys,
  apiKeyDeleted: withKeys,
  apiKeyUsed: unchanged,
  webhookChanged: withWebhooks,
  webhookDeleted: withWebhooks,
  webhookDeliveryChanged: unchanged,
  integrationConnectionsChanged: withConnections,
});

function withKeys(cards: Integrations, { serviceId, keysCount }: { serviceId: string; keysCount: number }) {
  return changed(cards, serviceId, { keysCount });
}

function withWebhooks(cards: Integrations, { webhooksCount }: { webhooksCount: number }) {
  return changed(cards, WEBHOOKS_CARD, { webhooksCount });
}

function withConnections(
  cards: Integrations,
  { integrationId, connectionsCount }: { integrationId: string; connectionsCount: number },
) {
  return changed(cards, integrationId, { connectionsCount });
}

function changed(cards: Integrations, id: string, counts: Partial<Integration>): Integrations {
  return cards.map((card) => {
    const counted = { ...card, ...counts };
    return card.integrationId === id ? { ...counted, state: getState(counted) } : card;
  });
}
