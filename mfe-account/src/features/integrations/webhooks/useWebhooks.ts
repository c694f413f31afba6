import { applyWebhookEvent, webhookDeleted, type Webhook } from '@meet/integrations-contract';
import { getWebhooks } from '@meet/integrations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

type Webhooks = readonly Webhook[];

/** Keeps the person's webhooks, equal in all tabs. */
export function useWebhooks() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<Webhooks>(scope, {
      events,
      reduce: applyWebhookEvent,
      fetch: async (signal) => (await api.execute(getWebhooks, {}, signal)).webhooks,
    }),
  );
  const { status, value } = useLiveState(query);
  return {
    webhooks: value,
    failed: status === 'failed',
    reload: () => void query?.refetch(),
    /** Applies the answer of a call before its event arrives. */
    put: (webhook: Webhook) => query?.update((webhooks) => withWebhook(webhooks, webhook)),
    remove: ({ webhookId }: Webhook) =>
      query?.apply({ type: webhookDeleted.type, payload: { webhookId, webhooksCount: 0 } }),
  };
}

function withWebhook(webhooks: Webhooks, webhook: Webhook): Webhooks {
  const isKnown = webhooks.some(({ webhookId }) => webhookId === webhook.webhookId);
  if (!isKnown) return [...webhooks, webhook];
  return webhooks.map((one) => (one.webhookId === webhook.webhookId ? webhook : one));
}
