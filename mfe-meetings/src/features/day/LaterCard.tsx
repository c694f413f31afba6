import { useBehavior, useHost, useTexts, useUser } from '@meet/remote-kit';
import { Card, ErrorState, Heading, HStack, Link, SkeletonText, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { useMinute } from '../../parts/useMinute.ts';
import type { DayModel } from './createDay.ts';
import { planDay } from './planDay.ts';
import { useWhen } from '../../parts/useWhen.ts';

const LaterList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "day" */ './LaterList.tsx')).LaterList,
}));

/** Lists today's meetings after the next one. */
export function LaterCard({ day }: { day: DayModel | undefined }) {
  const t = useTexts();
  const host = useHost();
  const now = useMinute();
  const when = useWhen();
  return (
    <Card>
      <HStack gap={3} mb={3} justifyContent="space-between" flexWrap="wrap">
        <HStack gap={2} alignItems="baseline" flexWrap="wrap">
          <Heading size="sm">{t('day.later')}</Heading>
          <Text as="span" size="xs" tone="muted">
            {when.day(now)}
          </Text>
        </HStack>
        <Link look="quiet" href={host.hrefFor('dashboard', { '*': 'schedule' })}>
          {t('day.all')}
        </Link>
      </HStack>
      {day ? <Later day={day} now={now} /> : <SkeletonText lines={1} />}
    </Card>
  );
}

function Later({ day, now }: { day: DayModel; now: number }) {
  const t = useTexts();
  const { attributes, failure } = useBehavior(day.view$);
  const { email } = useUser();
  if (failure) return <ErrorState compact title={t('day.failed')} onRetry={day.reload} />;
  if (!attributes) return <SkeletonText lines={1} />;
  const { later } = planDay({ ...attributes, viewerEmail: email }, now);
  if (later.length === 0) return <Text tone="muted">{t('day.nothingElse')}</Text>;
  return (
    <Suspense fallback={<SkeletonText lines={1} />}>
      <LaterList later={later} viewerEmail={email} />
    </Suspense>
  );
}
