import { QUEUE_COUNTED_MAX } from '@meet/contracts';
import { resendQueue } from '@meet/integrations-contract/operations';
import { FOLLOW_UP_QUEUES, type FollowUpQueue } from '@meet/network-contract';
import { resendFollowUps } from '@meet/network-contract/operations';
import { resendMails } from '@meet/notifications-contract/operations';
import type { GivenUpWork, QueueHealth } from '@meet/releases-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Button, DataGrid, Stack, Text, useIsPhone, type Column } from '@meet/ui';
import { useState } from 'react';
import { useFormats } from './useFormats.ts';

export interface GivenUpTableProps {
  readonly queues: readonly QueueHealth[];
  /** Called once the work is queued again. */
  onResent(): void;
}

type Row = GivenUpWork & { readonly key: string; readonly queue: string };

/** Reasons that have a text. For reasons of other services, the table shows the code. */
const REASONS: readonly string[] = ['given-up', 'uncertain', 'failed', 'refused'];

const isFollowUp = (queue: string): queue is FollowUpQueue => FOLLOW_UP_QUEUES.some((name) => name === queue);

/** Shows work that queues gave up, by reason, with buttons that queue it again. Draws nothing if there is none. */
export function GivenUpTable({ queues, onResent }: GivenUpTableProps) {
  const t = useTexts();
  const { api, confirm, toast, i18n } = useHost();
  const { time, whole } = useFormats();
  const isPhone = useIsPhone();
  const [busy, setBusy] = useState<string>();
  const rows: Row[] = queues.flatMap(({ name, givenUp }) =>
    givenUp.map((work) => ({ ...work, queue: name, key: `${name} ${work.reason}` })),
  );
  if (rows.length === 0) return null;

  const getReason = ({ reason }: Row) => (REASONS.includes(reason) ? t(`operator.health.reasons.${reason}`) : reason);
  const getCount = ({ count }: Row) =>
    count < QUEUE_COUNTED_MAX ? whole(count) : t('operator.health.atLeast', { value: whole(count) });

  function send(queue: string, reason: string): Promise<{ readonly count: number }> {
    if (queue === 'mails') return api.execute(resendMails, { reason: reason as 'given-up' | 'uncertain' });
    if (isFollowUp(queue)) return api.execute(resendFollowUps, { queue });
    return api.execute(resendQueue, { queue: queue as 'webhooks' | 'time-entries' });
  }

  async function resend({ key, queue, reason }: Row) {
    const question = {
      title: t('operator.health.confirmTitle'),
      message: t('operator.health.confirmText'),
      confirmText: t('operator.health.sendAgain'),
    };
    if (reason === 'uncertain' && !(await confirm(question))) return;
    setBusy(key);
    try {
      const { count } = await send(queue, reason);
      toast({ type: 'success', message: t('operator.health.sentAgain', { value: whole(count) }) });
      onResent();
    } catch (error) {
      toast({ type: 'error', message: i18n.errorText(error) });
    } finally {
      setBusy(undefined);
    }
  }

  const attributes: Column<Row>[] = isPhone
    ? [
        {
          id: 'queue',
          header: t('operator.health.queue'),
          cell: (row) => (
            <Stack gap={0} py={1}>
              <Text>{row.queue}</Text>
              {[getReason(row), getCount(row), time(row.latestAt)].map((text) => (
                <Text key={text} size="xs" tone="muted" tabular>
                  {text}
                </Text>
              ))}
            </Stack>
          ),
        },
      ]
    : [
        { id: 'queue', header: t('operator.health.queue'), cell: ({ queue }) => queue },
        { id: 'reason', header: t('operator.health.reason'), cell: getReason },
        { id: 'count', header: t('operator.health.count'), tabular: true, cell: getCount },
        { id: 'latest', header: t('operator.health.latest'), tabular: true, cell: ({ latestAt }) => time(latestAt) },
      ];
  const columns: Column<Row>[] = [
    ...attributes,
    {
      id: 'action',
      header: t('operator.health.action'),
      cell: (row) =>
        row.canSendAgain && (
          <Button
            size="sm"
            loading={busy === row.key}
            aria-label={t('operator.health.sendAgainOf', { queue: row.queue, reason: getReason(row) })}
            onClick={() => void resend(row)}
          >
            {t('operator.health.sendAgain')}
          </Button>
        ),
    },
  ];
  return (
    <Stack gap={2}>
      <DataGrid label={t('operator.health.givenUp')} columns={columns} items={rows} toKey={({ key }) => key} />
      <Text size="sm" tone="muted">
        {t('operator.health.givenUpText')}
      </Text>
    </Stack>
  );
}
