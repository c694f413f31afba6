import { applyWebhookDeliveryEvent, webhookDeliveryChanged, type WebhookDelivery } from '@meet/integrations-contract';
import { getWebhookDeliveries } from '@meet/integrations-contract/operations';
import { constant, createLiveQuery, useBehavior, useHost, useScope, type LiveState } from '@meet/remote-kit';

const UNKNOWN = constant<LiveState<readonly WebhookDelivery[] | undefined>>({
  status: 'loading',
  value: undefined,
  isFetching: false,
  isStale: false,
  failure: undefined,
});

/** Keeps the latest deliveries of a webhook. */
export function useDeliveries(webhookId: string) {
  const { api, events } = useHost();
  const query = useScope(
    (scope) =>
      createLiveQuery<readonly WebhookDelivery[]>(scope, {
        events,
        reduce: (deliveries, event) => applyWebhookDeliveryEvent(deliveries, event, webhookId),
        fetch: async (signal) => (await api.execute(getWebhookDeliveries, { webhookId }, signal)).deliveries,
      }),
    webhookId,
  );
  const { status, value } = useBehavior(query?.state$ ?? UNKNOWN);
  return {
    deliveries: value,
    failed: status === 'failed',
    reload: () => void query?.refetch(),
    put: (delivery: WebhookDelivery) => query?.apply({ type: webhookDeliveryChanged.type, payload: { delivery } }),
  };
}
