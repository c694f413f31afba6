import { useTexts } from '@meet/remote-kit';
import { Stack, Tag, Text, useIsPhone, type Column, type TagProps } from '@meet/ui';
import type { TrailEntry } from './presentTrail.ts';
import { useFormats } from './useFormats.ts';

const TONES: Readonly<Record<TrailEntry['action'], TagProps['tone']>> = {
  changed: 'neutral',
  proposed: 'info',
  seeded: 'accent',
  rolledBack: 'warning',
};

/** Returns the columns for person, time, change and reason; on phones one column shows all. */
export function useTrailColumns(): Column<TrailEntry>[] {
  const t = useTexts();
  const isPhone = useIsPhone();
  const { time, percent } = useFormats();

  const what = ({ action, parts }: TrailEntry) => (
    <Stack gap={1} alignItems="flex-start" py={1}>
      {action !== 'changed' && <Tag tone={TONES[action]}>{t(`operator.actions.${action}`)}</Tag>}
      {parts.map(({ key, percent: share, ...values }) => (
        <Text key={key} tabular overflowWrap="anywhere">
          {t(`operator.trail.${key}`, { ...values, ...(share !== undefined && { percent: percent(share) }) })}
        </Text>
      ))}
      {parts.length === 0 && <Text tone="muted">{t('operator.trail.nothing')}</Text>}
    </Stack>
  );

  if (isPhone) {
    return [
      {
        id: 'entry',
        header: t('operator.what'),
        cell: (entry) => (
          <Stack gap={1} py={1}>
            {what(entry)}
            {entry.reason && <Text overflowWrap="anywhere">{t('operator.because', { reason: entry.reason })}</Text>}
            <Text size="xs" tone="muted" overflowWrap="anywhere">
              {entry.by} · {time(entry.at)}
            </Text>
          </Stack>
        ),
      },
    ];
  }
  return [
    { id: 'when', header: t('operator.when'), tabular: true, cell: ({ at }) => time(at) },
    { id: 'who', header: t('operator.who'), cell: ({ by }) => <Text overflowWrap="anywhere">{by}</Text> },
    { id: 'what', header: t('operator.what'), cell: what },
    {
      id: 'why',
      header: t('operator.why'),
      cell: ({ reason }) => <Text overflowWrap="anywhere">{reason ?? '–'}</Text>,
    },
  ];
}
