import type { OutputOf } from '@meet/contracts';
import { getAuditEntries } from '@meet/accounts-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { useEffect, useState } from 'react';

type Entry = OutputOf<typeof getAuditEntries>['entries'][number];

interface Loaded {
  readonly entries: readonly Entry[];
  readonly hasMore: boolean;
}

/** Lists the acts of administrators, the latest first. */
export function AuditTab() {
  const t = useTexts();
  const { api, i18n } = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ entries: [], hasMore: true });
  /** Number of entries that the next page comes after; a new object for each attempt. */
  const [wanted, setWanted] = useState({ offset: 0 });
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(true);

  useEffect(() => {
    const abort = new AbortController();
    api.execute(getAuditEntries, wanted, abort.signal).then(
      ({ entries, hasMore }) => {
        setLoaded((present) => ({ entries: [...present.entries.slice(0, wanted.offset), ...entries], hasMore }));
        setBusy(false);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(error);
        setBusy(false);
      },
    );
    return () => abort.abort();
  }, [api, wanted]);

  function loadMore() {
    setFailure(undefined);
    setBusy(true);
    setWanted({ offset: loaded.entries.length });
  }

  return (
    <Box pt={4} minH={80}>
      <Stack as="ol" gap={0} listStyleType="none" m={0} p={0}>
        {loaded.entries.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </Stack>
      {failure ? (
        <ErrorState compact title={i18n.errorText(failure)} onRetry={loadMore} />
      ) : busy && loaded.entries.length === 0 ? (
        <SkeletonText lines={6} />
      ) : (
        loaded.hasMore && (
          <Button wide variant="ghost" loading={busy} onClick={loadMore}>
            {t('viewAccount.more')}
          </Button>
        )
      )}
    </Box>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const t = useTexts();
  const { i18n } = useHost();
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'medium' });
  const admin = entry.adminEmail ?? t('viewAccount.deployment');
  return (
    <Box as="li" py={2} _notFirst={{ borderTopWidth: '1px' }}>
      <Text css={{ overflowWrap: 'anywhere' }}>
        {t(`viewAccount.entry.${entry.action}`, { admin, subject: entry.subject ?? '', call: entry.call ?? '' })}
      </Text>
      <Text size="xs" tone="muted" tabular>
        {[time.format(entry.at), entry.address].filter(Boolean).join(' · ')}
      </Text>
    </Box>
  );
}
