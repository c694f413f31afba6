import { applyIntegrationEvent, type Integration } from '@meet/integrations-contract';
import { getIntegrations } from '@meet/integrations-contract/operations';
import { constant, createLiveQuery, useBehavior, useHost, useScope, type LiveState } from '@meet/remote-kit';

const UNKNOWN = constant<LiveState<readonly Integration[] | undefined>>({
  status: 'loading',
  value: undefined,
  isFetching: false,
  isStale: false,
  failure: undefined,
});

/** Keeps the possible connections and their states. */
export function useIntegrations() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<readonly Integration[]>(scope, {
      events,
      reduce: applyIntegrationEvent,
      fetch: async (signal) => (await api.execute(getIntegrations, {}, signal)).integrations,
    }),
  );
  const { status, value } = useBehavior(query?.state$ ?? UNKNOWN);
  return { integrations: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
