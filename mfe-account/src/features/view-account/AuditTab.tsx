import type { OutputOf } from '@meet/contracts';
import { getAuditEntries } from '@meet/accounts-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, SkeletonText, Stack, Text } from '@meet/ui';
import { useCallback, useState } from 'react';

type Entry = OutputOf<typeof getAuditEntries>['entries'][number];

interface Loaded {
  readonly entries: readonly Entry[];
  readonly hasMore: boolean;
}

/** Lists the actions of administrators, the latest first. */
export function AuditTab() {
  const t = useTexts();
  const { api, i18n } = useHost();
  /** The entries of the pages before the last one. */
  const [before, setBefore] = useState<Loaded>({ entries: [], hasMore: true });
  const loadNext = useCallback(
    async (signal: AbortSignal): Promise<Loaded> => {
      const { entries, hasMore } = await api.execute(getAuditEntries, { offset: before.entries.length }, signal);
      return { entries: [...before.entries, ...entries], hasMore };
    },
    [api, before],
  );
  const { value, error, failed, retry } = useRequest(loadNext);
  const loaded = value ?? before;
  const busy = !value && !failed;

  return (
    <Box pt={4} minH={80}>
      <Stack as="ol" gap={0} listStyleType="none" m={0} p={0}>
        {loaded.entries.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </Stack>
      {failed ? (
        <ErrorState compact title={i18n.errorText(error)} onRetry={retry} />
      ) : busy && loaded.entries.length === 0 ? (
        <SkeletonText lines={6} />
      ) : (
        loaded.hasMore && (
          <Button wide variant="ghost" loading={busy} onClick={() => setBefore(loaded)}>
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
