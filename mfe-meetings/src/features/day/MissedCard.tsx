import { Slot, useBehavior, useHost, useScope, useTexts } from '@meet/remote-kit';
import { Card, ErrorState, Heading, SkeletonText, Stack, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { createMissedCalls, type MissedCalls } from './createMissedCalls.ts';

const MissedList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "day" */ './MissedList.tsx')).MissedList,
}));

/** Shows unanswered calls, and unseen events from other remotes. */
export function MissedCard() {
  const t = useTexts();
  const host = useHost();
  const missed = useScope((scope) => createMissedCalls(scope, host));
  return (
    <Card>
      <Heading size="sm" mb={3}>
        {t('day.missed')}
      </Heading>
      {missed ? <Missed missed={missed} /> : <SkeletonText lines={1} />}
    </Card>
  );
}

function Missed({ missed }: { missed: MissedCalls }) {
  const t = useTexts();
  const calls = useBehavior(missed.calls$);
  const failed = useBehavior(missed.failed$);
  if (failed) return <ErrorState compact title={t('day.missedFailed')} onRetry={missed.reload} />;
  if (!calls) return <SkeletonText lines={1} />;
  return (
    <Stack gap={2}>
      {calls.length > 0 && (
        <Suspense fallback={<SkeletonText lines={1} />}>
          <MissedList calls={calls} onPutAway={missed.putAway} />
        </Suspense>
      )}
      <Slot
        name="dashboard.missed/v1"
        isAlone={calls.length === 0}
        skeleton={<SkeletonText lines={1} />}
        empty={calls.length === 0 && <Text tone="muted">{t('day.upToDate')}</Text>}
      />
    </Stack>
  );
}
