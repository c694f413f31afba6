import { applyWebhookDeliveryEvent, webhookDeliveryChanged, type WebhookDelivery } from '@meet/integrations-contract';
import { getWebhookDeliveries } from '@meet/integrations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

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
  const { status, value } = useLiveState(query);
  return {
    deliveries: value,
    failed: status === 'failed',
    reload: () => void query?.refetch(),
    put: (delivery: WebhookDelivery) => query?.apply({ type: webhookDeliveryChanged.type, payload: { delivery } }),
  };
}
