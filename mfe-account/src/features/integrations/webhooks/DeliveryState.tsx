import type { WebhookDelivery } from '@meet/integrations-contract';
import { useTexts } from '@meet/remote-kit';
import { Box, Tag, Text, type TagProps } from '@meet/ui';
import { Check, Clock, RotateCw, X } from '@meet/ui/icons';
import type { ReactNode } from 'react';

type State = WebhookDelivery['state'] | 'retrying';

const LOOKS: Record<State, { tone: TagProps['tone']; icon: ReactNode }> = {
  queued: { tone: 'info', icon: <Clock aria-hidden /> },
  retrying: { tone: 'warning', icon: <RotateCw aria-hidden /> },
  delivered: { tone: 'success', icon: <Check aria-hidden /> },
  failed: { tone: 'danger', icon: <X aria-hidden /> },
};

/** Shows the state of a delivery, and its receiver's answer. */
export function DeliveryState({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTexts();
  const { failure, statusCode } = delivery;
  const state: State = delivery.state === 'queued' && failure ? 'retrying' : delivery.state;
  const details = [
    failure && t(`webhooks.failures.${failure}`),
    statusCode !== null && t('webhooks.code', { code: statusCode }),
  ].filter(Boolean);
  return (
    <Box>
      <Tag tone={LOOKS[state].tone}>
        {LOOKS[state].icon}
        {t(`webhooks.states.${state}`)}
      </Tag>
      {details.length > 0 && (
        <Text size="xs" tone="muted" mt={1} tabular>
          {details.join(' · ')}
        </Text>
      )}
    </Box>
  );
}
