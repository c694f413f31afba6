import { useBehavior, useTexts } from '@meet/remote-kit';
import { Card, EmptyState, ErrorState, Heading, SkeletonRow } from '@meet/ui';
import { EmptyRoomsArt } from '@meet/ui/illustrations';
import { lazy, Suspense } from 'react';
import type { JoinHistory } from './createJoinHistory.ts';

const RecentList = lazy(async () => ({ default: (await import('./RecentList.tsx')).RecentList }));

/** Shows the meetings joined before, each with a button to join it again. */
export function RecentMeetings({ history }: { history: JoinHistory }) {
  const t = useTexts();
  const entries = useBehavior(history.entries$);
  const failed = useBehavior(history.failed$);
  return (
    <Card>
      <Heading size="sm" mb={3}>
        {t('join.recent')}
      </Heading>
      {failed ? (
        <ErrorState compact title={t('join.recentFailed')} onRetry={history.reload} />
      ) : !entries ? (
        <SkeletonRow rows={3} avatar={false} action />
      ) : entries.length === 0 ? (
        <EmptyState
          compact
          illustration={<EmptyRoomsArt />}
          title={t('join.noRecent')}
          description={t('join.noRecentText')}
        />
      ) : (
        <Suspense fallback={<SkeletonRow rows={Math.min(entries.length, 3)} avatar={false} action />}>
          <RecentList entries={entries} history={history} />
        </Suspense>
      )}
    </Card>
  );
}
