import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import type { QueueHealth } from '@meet/releases-contract';
import { useTexts } from '@meet/remote-kit';
import { Stack, Text, type Column } from '@meet/ui';
import { useFormats } from './useFormats.ts';

/** Longer times are shown in minutes. */
const SHOWN_IN_SECONDS_MAX = 120;

/** Returns the columns for a queue, its service, its waiting work, and how long the oldest work is overdue. */
export function useQueueColumns(): Column<QueueHealth>[] {
  const t = useTexts();
  const { whole } = useFormats();

  const overdue = ({ oldestSeconds }: QueueHealth) => {
    if (oldestSeconds < 1) return '–';
    return oldestSeconds < SHOWN_IN_SECONDS_MAX
      ? t('operator.health.seconds', { value: whole(oldestSeconds) })
      : t('operator.health.minutes', { value: whole(oldestSeconds / 60) });
  };
  const waiting = ({ length }: QueueHealth) =>
    length < QUEUE_COUNTED_MAX ? whole(length) : t('operator.health.atLeast', { value: whole(length) });

  return [
    {
      id: 'queue',
      header: t('operator.health.queue'),
      cell: ({ name, service }) => (
        <Stack gap={0}>
          <Text>{name}</Text>
          <Text size="xs" tone="muted">
            {service}
          </Text>
        </Stack>
      ),
    },
    { id: 'waiting', header: t('operator.health.waiting'), tabular: true, cell: waiting },
    { id: 'overdue', header: t('operator.health.overdue'), tabular: true, cell: overdue },
  ];
}
