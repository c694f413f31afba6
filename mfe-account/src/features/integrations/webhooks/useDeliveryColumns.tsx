import type { WebhookDelivery } from '@meet/integrations-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Stack, Text, useIsPhone, type Column } from '@meet/ui';
import { DeliveryState } from './DeliveryState.tsx';
import { SendAgain } from './SendAgain.tsx';

/** Returns the columns of the deliveries' log; on phones one column shows the whole delivery. */
export function useDeliveryColumns(onResend: (delivery: WebhookDelivery) => Promise<void>): Column<WebhookDelivery>[] {
  const t = useTexts();
  const { i18n } = useHost();
  const isPhone = useIsPhone();
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'medium' });
  const name = ({ event }: WebhookDelivery) => t(`webhooks.events.${event}`, { defaultValue: event });
  const at = ({ lastAttemptAt, creationDate }: WebhookDelivery) => time.format(lastAttemptAt ?? creationDate);
  const when = (delivery: WebhookDelivery) => (
    <Box>
      <Text size={isPhone ? 'xs' : undefined}>{at(delivery)}</Text>
      {delivery.attempts > 0 && delivery.nextAttemptAt !== null && (
        <Text size="xs" tone="muted">
          {t('webhooks.next', { time: time.format(delivery.nextAttemptAt) })}
        </Text>
      )}
    </Box>
  );
  const actions: Column<WebhookDelivery> = {
    id: 'actions',
    header: t('webhooks.again'),
    headerHidden: true,
    align: 'end',
    cell: (delivery) => (
      <SendAgain
        label={t('webhooks.againNamed', { event: name(delivery), time: at(delivery) })}
        onClick={() => onResend(delivery)}
      />
    ),
  };
  if (isPhone) {
    const whole: Column<WebhookDelivery> = {
      id: 'delivery',
      header: t('webhooks.event'),
      tabular: true,
      cell: (delivery) => (
        <Stack gap={1} py={1} alignItems="flex-start">
          <Text weight="medium">{name(delivery)}</Text>
          <DeliveryState delivery={delivery} />
          {when(delivery)}
          <Text size="xs" tone="muted">
            {t('webhooks.attemptsCount', { count: delivery.attempts })}
          </Text>
        </Stack>
      ),
    };
    return [whole, actions];
  }
  return [
    { id: 'event', header: t('webhooks.event'), cell: (delivery) => <Text weight="medium">{name(delivery)}</Text> },
    { id: 'state', header: t('webhooks.state'), cell: (delivery) => <DeliveryState delivery={delivery} /> },
    { id: 'attempts', header: t('webhooks.attempts'), tabular: true, cell: ({ attempts }) => attempts },
    { id: 'when', header: t('webhooks.when'), tabular: true, cell: when },
    actions,
  ];
}
