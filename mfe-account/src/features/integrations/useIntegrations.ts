import { applyIntegrationEvent, type Integration } from '@meet/integrations-contract';
import { getIntegrations } from '@meet/integrations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

/** Keeps the programs that can be connected, with their states. */
export function useIntegrations() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<readonly Integration[]>(scope, {
      events,
      reduce: applyIntegrationEvent,
      fetch: async (signal) => (await api.execute(getIntegrations, {}, signal)).integrations,
    }),
  );
  const { status, value } = useLiveState(query);
  return { integrations: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
