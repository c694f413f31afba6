import { useTexts } from '@meet/remote-kit';
import { Box, DataGrid, EmptyState, ErrorState, Heading, Stack, Text } from '@meet/ui';
import { useEffect, useRef } from 'react';
import { presentTrail } from './presentTrail.ts';
import { useHistory } from './useHistory.ts';
import { useReleaseColumns } from './useReleaseColumns.tsx';
import { useTrailColumns } from './useTrailColumns.tsx';

interface Props {
  readonly remote: string;
  readonly revision: number;
  /**
   * Number of times that somebody opened a history. Each time the section takes the focus and scrolls into view,
   * because it stands below the list.
   */
  readonly requested: number;
}

/** Shows the kept releases of the chosen remote with their health, and the audit trail of its channels. */
export function HistorySection({ remote, revision, requested }: Props) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (requested > 0) title.current?.focus();
  }, [requested]);
  const { history, failed, reload } = useHistory(remote, revision);
  const releaseColumns = useReleaseColumns();
  const trailColumns = useTrailColumns();
  if (failed) return <ErrorState compact title={t('operator.historyFailed', { remote })} onRetry={reload} />;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Box>
          <Heading ref={title} tabIndex={-1} size="sm">
            {t('operator.releasesOf', { remote })}
          </Heading>
          <Text tone="muted">{t('operator.releasesText')}</Text>
        </Box>
        <DataGrid
          label={t('operator.releasesOf', { remote })}
          columns={releaseColumns}
          items={history?.releases}
          toKey={({ releaseId }) => releaseId}
          skeletonRows={2}
          empty={<EmptyState compact title={t('operator.noReleases')} />}
        />
      </Stack>
      <Stack gap={3}>
        <Heading size="sm">{t('operator.trailOf', { remote })}</Heading>
        <DataGrid
          label={t('operator.trailOf', { remote })}
          columns={trailColumns}
          items={history && presentTrail(history.entries)}
          toKey={({ revision }) => revision}
          skeletonRows={3}
          empty={<EmptyState compact title={t('operator.noTrail')} />}
        />
      </Stack>
    </Stack>
  );
}
