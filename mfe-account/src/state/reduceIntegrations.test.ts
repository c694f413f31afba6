import { describe, it } from '@jest/globals';
import {
  applyApiKeyEvent,
  applyIntegrationEvent,
  applyWebhookDeliveryEvent,
  applyWebhookEvent,
  getLabel,
  getState,
  WEBHOOK_DELIVERIES_SHOWN,
  type ApiKey,
  type ApiKeyList,
  type Integration,
  type Webhook,
  type WebhookDelivery,
} from '@meet/integrations-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';

const SERVICES = ['jira', 'calendar'];

interface Keys {
  readonly now: number;
  /** The latest first. */
  readonly keys: readonly ApiKey[];
}

const keyChanges = fc.record({
  kind: fc.constantFrom('add' as const, 'delete' as const, 'use' as const),
  serviceId: fc.constantFrom(...SERVICES),
  index: fc.nat({ max: 3 }),
});
type KeyChange = typeof keyChanges extends fc.Arbitrary<infer C> ? C : never;

function changeKeys(before: Keys, { kind, serviceId, index }: KeyChange) {
  const now = before.now + 1;
  const count = (keys: readonly ApiKey[], service: string) => keys.filter((key) => key.serviceId === service).length;
  if (kind === 'add') {
    const apiKeyId = `key-${now}`;
    const made = { apiKeyId, name: 'Key', creationDate: now, serviceId, serviceName: serviceId, apiKeyValue: 'ms_x' };
    const keys = [{ ...made, expiresAt: null, lastUsedAt: null }, ...before.keys];
    const payload = { apiKeyId, serviceId, keysCount: count(keys, serviceId) };
    return { world: { now, keys }, events: [{ type: 'apiKeyAdded', payload }] };
  }
  const meant = before.keys[index];
  if (!meant) return undefined;
  const { apiKeyId } = meant;
  if (kind === 'use') {
    const keys = before.keys.map((key) => (key === meant ? { ...key, lastUsedAt: now } : key));
    return { world: { now, keys }, events: [{ type: 'apiKeyUsed', payload: { apiKeyId, lastUsedAt: now } }] };
  }
  const keys = before.keys.filter((key) => key !== meant);
  const payload = { apiKeyId, serviceId: meant.serviceId, keysCount: count(keys, meant.serviceId) };
  return { world: { now, keys }, events: [{ type: 'apiKeyDeleted', payload }] };
}

const getCount = ({ keys }: Keys, id: string) => keys.filter(({ serviceId }) => serviceId === id).length;

describe('the live API keys', () => {
  it('equal a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<Keys, KeyChange, ApiKeyList>({
      world: { now: 0, keys: [] },
      changes: keyChanges,
      change: changeKeys,
      fetched: (world) => ({
        apiKeys: world.keys,
        serviceNames: SERVICES.map((id) => ({ id, display_name: id, label: getLabel(getCount(world, id)) })),
      }),
      reduce: applyApiKeyEvent,
      types: ['apiKeyAdded', 'apiKeyDeleted', 'apiKeyUsed'],
    });
  });

  it('are counted in the cards as in a new fetch', async () => {
    await checkLiveQuery<Keys, KeyChange, readonly Integration[]>({
      world: { now: 0, keys: [] },
      changes: keyChanges,
      change: changeKeys,
      fetched: (world) =>
        SERVICES.map((integrationId) => {
          const attributes = {
            isConfigured: true,
            keysCount: getCount(world, integrationId),
            webhooksCount: 0,
            connectionsCount: 0,
          };
          const names = { integrationId, name: integrationId, documentation: null, installUrl: null };
          return { ...names, ...attributes, state: getState(attributes) };
        }),
      reduce: applyIntegrationEvent,
      types: ['apiKeyAdded', 'apiKeyDeleted', 'apiKeyUsed'],
    });
  });
});

interface Hooks {
  readonly now: number;
  readonly webhooks: readonly Webhook[];
  /** The latest first. */
  readonly deliveries: readonly WebhookDelivery[];
}

const hookChanges = fc.record({
  kind: fc.constantFrom('change' as const, 'delete' as const, 'tell' as const, 'try' as const),
  index: fc.nat({ max: 3 }),
});
type HookChange = typeof hookChanges extends fc.Arbitrary<infer C> ? C : never;

const webhook = (webhookId: string, description: string): Webhook => ({
  webhookId,
  url: 'https://example.com/',
  description,
  events: ['meeting.started'],
  enabled: true,
  disabledReason: null,
  secret: 'whsec_x',
  creationDate: 1,
});

function changeHooks(before: Hooks, { kind, index }: HookChange) {
  const now = before.now + 1;
  const { webhooks, deliveries } = before;
  if (kind === 'change') {
    const webhookId = webhooks[index]?.webhookId ?? `hook-${now}`;
    const others = webhooks.filter((one) => one.webhookId !== webhookId);
    const next = [...others, webhook(webhookId, String(now))].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
    const events = [{ type: 'webhookChanged', payload: { webhookId, webhooksCount: next.length } }];
    return { world: { now, webhooks: next, deliveries }, events };
  }
  if (kind === 'delete') {
    const webhookId = webhooks[index]?.webhookId;
    if (!webhookId) return undefined;
    const next = webhooks.filter((one) => one.webhookId !== webhookId);
    const events = [{ type: 'webhookDeleted', payload: { webhookId, webhooksCount: next.length } }];
    return { world: { now, webhooks: next, deliveries }, events };
  }
  const meant = kind === 'try' ? deliveries[index] : undefined;
  if (kind === 'try' && !meant) return undefined;
  const delivery: WebhookDelivery = {
    deliveryId: meant?.deliveryId ?? `delivery-${now}`,
    webhookId: 'shown',
    event: 'meeting.started',
    state: meant ? 'delivered' : 'queued',
    attempts: (meant?.attempts ?? -1) + 1,
    statusCode: meant ? 204 : null,
    failure: null,
    creationDate: meant?.creationDate ?? now,
    lastAttemptAt: meant ? now : null,
    nextAttemptAt: null,
    version: (meant?.version ?? 0) + 1,
  };
  const next = meant ? deliveries.map((one) => (one === meant ? delivery : one)) : [delivery, ...deliveries];
  const world = { now, webhooks, deliveries: next };
  return { world, events: [{ type: 'webhookDeliveryChanged', payload: { delivery } }] };
}

describe('the live webhooks', () => {
  const model = { world: { now: 0, webhooks: [], deliveries: [] }, changes: hookChanges, change: changeHooks };
  const types = ['webhookChanged', 'webhookDeleted', 'webhookDeliveryChanged'];

  it('equal a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<Hooks, HookChange, readonly Webhook[]>({
      ...model,
      fetched: ({ webhooks }) => webhooks,
      reduce: applyWebhookEvent,
      types,
    });
  });

  it('have the same deliveries as a new fetch', async () => {
    await checkLiveQuery<Hooks, HookChange, readonly WebhookDelivery[]>({
      ...model,
      fetched: ({ deliveries }) => deliveries.slice(0, WEBHOOK_DELIVERIES_SHOWN),
      reduce: (state, event) => applyWebhookDeliveryEvent(state, event, 'shown'),
      types,
    });
  });
});
