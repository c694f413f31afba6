import { useTexts } from '@meet/remote-kit';
import { Box, DataGrid, EmptyState, ErrorState, Heading, Stack, Text } from '@meet/ui';
import { presentTrail } from './presentTrail.ts';
import { useHistory } from './useHistory.ts';
import { useReleaseColumns } from './useReleaseColumns.tsx';
import { useTrailColumns } from './useTrailColumns.tsx';

/** The kept releases of the chosen remote, how they fare, and who changed what is live of it. */
export function HistorySection({ remote }: { readonly remote: string }) {
  const t = useTexts();
  const { history, failed, reload } = useHistory(remote);
  const releaseColumns = useReleaseColumns();
  const trailColumns = useTrailColumns();
  if (failed) return <ErrorState compact title={t('operator.historyFailed', { remote })} onRetry={reload} />;
  return (
    <Stack gap={8}>
      <Stack as="section" gap={3} aria-labelledby="releases-title">
        <Box>
          <Heading id="releases-title" size="sm">
            {t('operator.releasesOf', { remote })}
          </Heading>
          <Text tone="muted">{t('operator.releasesText')}</Text>
        </Box>
        <DataGrid
          label={t('operator.releasesOf', { remote })}
          columns={releaseColumns}
          items={history?.releases}
          keyOf={({ releaseId }) => releaseId}
          skeletonRows={2}
          empty={<EmptyState compact title={t('operator.noReleases')} />}
        />
      </Stack>
      <Stack as="section" gap={3} aria-labelledby="trail-title">
        <Heading id="trail-title" size="sm">
          {t('operator.trailOf', { remote })}
        </Heading>
        <DataGrid
          label={t('operator.trailOf', { remote })}
          columns={trailColumns}
          items={history && presentTrail(history.entries)}
          keyOf={({ revision }) => revision}
          skeletonRows={3}
          empty={<EmptyState compact title={t('operator.noTrail')} />}
        />
      </Stack>
    </Stack>
  );
}
