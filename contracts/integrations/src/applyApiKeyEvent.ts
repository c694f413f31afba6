import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import type { apiKeyAdded, apiKeyDeleted, apiKeyUsed, integrationsEvents } from './events.ts';
import { getLabel } from './keyServices.ts';
import type { ApiKey, KeyServiceEntry } from './shapes.ts';

/** A person's API keys, and the services for which keys exist. */
export interface ApiKeyList {
  readonly apiKeys: readonly ApiKey[];
  readonly serviceNames: readonly KeyServiceEntry[];
}

/** Returns the keys after an event; the result equals a fetched list. Undefined if the list must be fetched again. */
export const applyApiKeyEvent = defineReducers<ApiKeyList, typeof integrationsEvents>()<ApiKeyList | undefined>({
  apiKeyAdded: withNew,
  apiKeyDeleted: without,
  apiKeyUsed: withUse,
  webhookChanged: unchanged,
  webhookDeleted: unchanged,
  webhookDeliveryChanged: unchanged,
  integrationConnectionsChanged: unchanged,
});

/** Returns undefined for a new key, since events hold no key values and the list must be fetched again. */
function withNew(list: ApiKeyList, { apiKeyId }: PayloadOf<typeof apiKeyAdded>): ApiKeyList | undefined {
  return list.apiKeys.some((key) => key.apiKeyId === apiKeyId) ? list : undefined;
}

/** Derives the label from the list, since the event's own count may be older than the list. */
function without(list: ApiKeyList, { apiKeyId, serviceId }: PayloadOf<typeof apiKeyDeleted>): ApiKeyList {
  const apiKeys = list.apiKeys.filter((key) => key.apiKeyId !== apiKeyId);
  const label = getLabel(apiKeys.filter((key) => key.serviceId === serviceId).length);
  return { apiKeys, serviceNames: list.serviceNames.map((one) => (one.id === serviceId ? { ...one, label } : one)) };
}

function withUse(list: ApiKeyList, { apiKeyId, lastUsedAt }: PayloadOf<typeof apiKeyUsed>): ApiKeyList {
  return {
    ...list,
    apiKeys: list.apiKeys.map((key) =>
      key.apiKeyId === apiKeyId ? { ...key, lastUsedAt: Math.max(key.lastUsedAt ?? 0, lastUsedAt) } : key,
    ),
  };
}
