import { useBehavior, useTexts, useUser } from '@meet/remote-kit';
import { Box, Card, ErrorState, Heading, HStack, Skeleton, Stack, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { useMinute } from '../../parts/useMinute.ts';
import { COMING_LEAST_H } from './comingSize.ts';
import type { DayModel } from './createDay.ts';
import { planDay } from './planDay.ts';

const ComingList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "day" */ './ComingList.tsx')).ComingList,
}));

/** Shows the running meetings and the next one, each with its link. */
export function NextCard({ day }: { day: DayModel | undefined }) {
  const t = useTexts();
  return <Card aria-label={t('day.next')}>{day ? <Coming day={day} /> : <ComingSkeleton />}</Card>;
}

function Coming({ day }: { day: DayModel }) {
  const t = useTexts();
  const { attributes, failure } = useBehavior(day.view$);
  const { email } = useUser();
  const now = useMinute();
  if (failure) return <ErrorState compact title={t('day.failed')} onRetry={day.reload} />;
  if (!attributes) return <ComingSkeleton />;
  const { coming } = planDay({ ...attributes, viewerEmail: email }, now);
  if (coming.length === 0) {
    return (
      <Stack gap={1} minH={COMING_LEAST_H} justifyContent="center">
        <Heading size="sm">{t('day.none')}</Heading>
        <Text tone="muted">{t('day.noneText')}</Text>
      </Stack>
    );
  }
  return (
    <Suspense fallback={<ComingSkeleton />}>
      <ComingList coming={coming} now={now} />
    </Suspense>
  );
}

function ComingSkeleton() {
  return (
    <HStack gap={4} minH={COMING_LEAST_H}>
      <Stack gap={3} flex={1}>
        <Skeleton h={5} w="70%" />
        <HStack gap={3} minH={9}>
          <Skeleton round boxSize={9} />
          <Skeleton h={3.5} w={28} />
        </HStack>
      </Stack>
      <Box>
        <Skeleton h={10} w={24} borderRadius="control" />
      </Box>
    </HStack>
  );
}
