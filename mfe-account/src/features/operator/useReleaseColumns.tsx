import type { Release } from '@meet/releases-contract';
import { useTexts } from '@meet/remote-kit';
import { HStack, Stack, Tag, Text, useIsPhone, type Column } from '@meet/ui';
import { useFormats } from './useFormats.ts';

/** Returns the columns for each release's health and users; on phones one column shows all. */
export function useReleaseColumns(): Column<Release>[] {
  const t = useTexts();
  const isPhone = useIsPhone();
  const { time, errorRate } = useFormats();

  const runs = ({ channels }: Release) => (
    <HStack gap={1} flexWrap="wrap">
      {channels.map((channel) => (
        <Tag key={channel} tone={channel === 'stable' ? 'success' : 'accent'}>
          {channel}
        </Tag>
      ))}
    </HStack>
  );
  const rate = (release: Release) => errorRate(release) ?? t('operator.unknownRate');

  if (isPhone) {
    return [
      {
        id: 'release',
        header: t('operator.release'),
        tabular: true,
        cell: (release) => (
          <Stack gap={1} py={1} alignItems="flex-start">
            <Text weight="medium" overflowWrap="anywhere">
              {release.releaseId}
            </Text>
            {runs(release)}
            <Text size="xs" tone="muted" overflowWrap="anywhere">
              {release.publishedBy} · {time(release.publishedAt)}
            </Text>
            <Text size="xs">
              {t('operator.sessionsCount', { count: release.sessions })} ·{' '}
              {t('operator.errorRateOf', { rate: rate(release) })}
            </Text>
          </Stack>
        ),
      },
    ];
  }
  return [
    {
      id: 'release',
      header: t('operator.release'),
      tabular: true,
      cell: ({ releaseId }) => <Text weight="medium">{releaseId}</Text>,
    },
    { id: 'channels', header: t('operator.channels'), cell: runs },
    {
      id: 'published',
      header: t('operator.published'),
      tabular: true,
      cell: ({ publishedAt, publishedBy }) => (
        <>
          <Text>{time(publishedAt)}</Text>
          <Text size="xs" tone="muted" overflowWrap="anywhere">
            {publishedBy}
          </Text>
        </>
      ),
    },
    { id: 'sessions', header: t('operator.sessions'), align: 'end', tabular: true, cell: ({ sessions }) => sessions },
    { id: 'rate', header: t('operator.errorRate'), align: 'end', tabular: true, cell: rate },
  ];
}
