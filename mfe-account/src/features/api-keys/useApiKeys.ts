import { apiKeyDeleted, applyApiKeyEvent, getLabel, type ApiKey, type ApiKeyList } from '@meet/integrations-contract';
import { getApiKeys } from '@meet/integrations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

/** Keeps the person's keys and the services that have keys, equal in all tabs. */
export function useApiKeys() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<ApiKeyList>(scope, {
      events,
      reduce: applyApiKeyEvent,
      fetch: (signal) => api.execute(getApiKeys, {}, signal),
    }),
  );
  const { status, value } = useLiveState(query);
  return {
    list: value,
    failed: status === 'failed',
    reload: () => void query?.refetch(),
    /** Events contain no key values, so a new key's value comes from the answer to its creation. */
    add: (made: ApiKey) => query?.update((list) => withKey(list, made)),
    remove: ({ apiKeyId, serviceId }: ApiKey) =>
      query?.apply({ type: apiKeyDeleted.type, payload: { apiKeyId, serviceId, keysCount: 0 } }),
  };
}

function withKey(list: ApiKeyList, made: ApiKey): ApiKeyList {
  return {
    apiKeys: [made, ...list.apiKeys.filter(({ apiKeyId }) => apiKeyId !== made.apiKeyId)],
    serviceNames: list.serviceNames.map((one) => (one.id === made.serviceId ? { ...one, label: getLabel(1) } : one)),
  };
}
