import { useBehavior, useHost, useIsViewing, useTexts, useUser } from '@meet/remote-kit';
import { Box, Button, Card, ErrorState, Heading, HStack, Skeleton, Stack, Text } from '@meet/ui';
import { Video } from '@meet/ui/icons';
import { useMinute } from '../../parts/useMinute.ts';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import type { DayModel } from './createDay.ts';
import { Faces } from './Faces.tsx';
import { planDay, type ComingMeeting } from './planDay.ts';
import { useWhen } from './useWhen.ts';

/** As tall as one meeting with its faces: nothing moves when it comes, or when there is none. */
const LEAST_H = 24;

/** What is on now and what comes next, one click from being entered. */
export function NextCard({ day }: { day: DayModel | undefined }) {
  const t = useTexts();
  return <Card aria-label={t('day.next')}>{day ? <Coming day={day} /> : <ComingSkeleton />}</Card>;
}

function Coming({ day }: { day: DayModel }) {
  const t = useTexts();
  const { facts, failure } = useBehavior(day.view$);
  const { email } = useUser();
  const now = useMinute();
  if (failure) return <ErrorState compact title={t('day.failed')} onRetry={day.reload} />;
  if (!facts) return <ComingSkeleton />;
  const { coming } = planDay({ ...facts, viewerEmail: email }, now);
  if (coming.length === 0) {
    return (
      <Stack gap={1} minH={LEAST_H} justifyContent="center">
        <Heading size="sm">{t('day.none')}</Heading>
        <Text tone="muted">{t('day.noneText')}</Text>
      </Stack>
    );
  }
  return (
    <Stack as="ul" gap={5} listStyleType="none" m={0} p={0}>
      {coming.map((meeting) => (
        <ComingRow key={meeting.id} meeting={meeting} now={now} />
      ))}
    </Stack>
  );
}

function ComingRow({ meeting, now }: { meeting: ComingMeeting; now: number }) {
  const t = useTexts();
  const host = useHost();
  const when = useWhen();
  const isViewing = useIsViewing();
  const subject = useMeetingTitle()(meeting);
  const { startsAt, endsAt, isNow, isRunning, people, way, roomId } = meeting;
  const starts = way === 'meetingStart';
  return (
    <HStack as="li" gap={4} minH={LEAST_H} flexWrap="wrap">
      <Stack gap={2} flex="1 1 220px" minW={0}>
        <Heading size="md" overflowWrap="anywhere">
          {t('day.entry', { when: isNow ? t('day.now') : when.untilStart(startsAt, now), subject })}
        </Heading>
        <HStack gap={3} minH={9} flexWrap="wrap">
          <Faces people={people} />
          <Text tone="muted" tabular>
            {endsAt === undefined
              ? t('ongoing.participants', { count: people.length })
              : isNow
                ? when.until(endsAt)
                : when.range(startsAt, endsAt)}
          </Text>
        </HStack>
      </Stack>
      {!isViewing && (
        <Button
          variant="secondary"
          icon={<Video aria-hidden />}
          aria-label={t(starts && !isRunning ? 'day.startNamed' : 'join.joinNamed', { name: subject })}
          onClick={() => void goToMeeting(host, way, roomId)}
        >
          {t(starts && !isRunning ? 'schedule.start' : 'preview.join')}
        </Button>
      )}
    </HStack>
  );
}

function ComingSkeleton() {
  return (
    <HStack gap={4} minH={LEAST_H}>
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
