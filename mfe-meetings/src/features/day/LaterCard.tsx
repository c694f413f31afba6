import type { ScheduledMeeting } from '@meet/meetings-contract';
import { useBehavior, useHost, useTexts, useUser } from '@meet/remote-kit';
import { Box, Card, ErrorState, Heading, HStack, Link, SkeletonText, Stack, Text } from '@meet/ui';
import { useMinute } from '../../parts/useMinute.ts';
import type { DayModel } from './createDay.ts';
import { Faces } from './Faces.tsx';
import { endOf, peopleOf, planDay } from './planDay.ts';
import { useWhen } from './useWhen.ts';

/** What today still brings after the next meeting. */
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
  const { facts, failure } = useBehavior(day.view$);
  const { email } = useUser();
  if (failure) return <ErrorState compact title={t('day.failed')} onRetry={day.reload} />;
  if (!facts) return <SkeletonText lines={1} />;
  const { later } = planDay({ ...facts, viewerEmail: email }, now);
  if (later.length === 0) return <Text tone="muted">{t('day.nothingElse')}</Text>;
  return (
    <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
      {later.map((meeting) => (
        <LaterRow key={meeting.scheduledMeetingId} meeting={meeting} viewerEmail={email} />
      ))}
    </Stack>
  );
}

function LaterRow({ meeting, viewerEmail }: { meeting: ScheduledMeeting; viewerEmail: string }) {
  const when = useWhen();
  return (
    <HStack as="li" gap={3}>
      <Box flex={1} minW={0}>
        <Text weight="medium" truncate>
          {meeting.subject}
        </Text>
        <Text size="xs" tone="muted" tabular>
          {when.range(meeting.startsAt, endOf(meeting))}
        </Text>
      </Box>
      <Faces people={peopleOf(meeting, viewerEmail)} size={24} />
    </HStack>
  );
}
