import { defineReducers, unchanged, type PayloadOf } from '@meet/contracts/events';
import type { apiKeyAdded, apiKeyDeleted, apiKeyUsed, integrationsEvents } from './events.ts';
import { getLabel } from './keyServices.ts';
import type { ApiKey, KeyServiceEntry } from './shapes.ts';

/** A person's API keys, and the services that they are for. */
export interface ApiKeyList {
  readonly apiKeys: readonly ApiKey[];
  readonly serviceNames: readonly KeyServiceEntry[];
}

/** Returns the keys after an event, equal to a fetched list; undefined if only a fetch can tell. */
export const applyApiKeyEvent = defineReducers<ApiKeyList, typeof integrationsEvents>()<ApiKeyList | undefined>({
  apiKeyAdded: withNew,
  apiKeyDeleted: without,
  apiKeyUsed: withUse,
  webhookChanged: unchanged,
  webhookDeleted: unchanged,
  webhookDeliveryChanged: unchanged,
  integrationConnectionsChanged: unchanged,
});

/** Events tell no values. */
function withNew(list: ApiKeyList, { apiKeyId }: PayloadOf<typeof apiKeyAdded>): ApiKeyList | undefined {
  return list.apiKeys.some((key) => key.apiKeyId === apiKeyId) ? list : undefined;
}

/** The label follows from the list: the event's own count may be older than it. */
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
