import type { Webhook, WebhookDelivery } from '@meet/integrations-contract';
import { resendWebhookDelivery } from '@meet/integrations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { DataGrid, Dialog, EmptyState, ErrorState } from '@meet/ui';
import { EmptyMessagesArt } from '@meet/ui/illustrations';
import { useDeliveries } from './useDeliveries.ts';
import { useDeliveryColumns } from './useDeliveryColumns.tsx';

interface Props {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Lists the deliveries of a webhook with their results. Each can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: Props) {
  const t = useTexts();
  const host = useHost();
  const { deliveries, failed, reload, put } = useDeliveries(webhook.webhookId);
  const columns = useDeliveryColumns(async ({ deliveryId }: WebhookDelivery) => {
    try {
      const { delivery } = await host.api.execute(resendWebhookDelivery, { deliveryId });
      put(delivery);
      host.toast({ type: 'success', message: t('webhooks.sentAgain') });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      reload();
    }
  });

  return (
    <Dialog
      open
      size="xl"
      title={t('webhooks.logTitle')}
      description={`${webhook.url} – ${t('webhooks.logText')}`}
      onClose={onClose}
    >
      {failed ? (
        <ErrorState compact title={t('webhooks.logFailed')} onRetry={reload} />
      ) : (
        <DataGrid
          label={t('webhooks.logTitle')}
          height="400px"
          columns={columns}
          items={deliveries}
          toKey={({ deliveryId }) => deliveryId}
          empty={
            <EmptyState
              compact
              illustration={<EmptyMessagesArt />}
              title={t('webhooks.logNone')}
              description={t('webhooks.logNoneText')}
            />
          }
        />
      )}
    </Dialog>
  );
}
