import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Button, Heading, HStack, Stack, Text } from '@meet/ui';
import { Video } from '@meet/ui/icons';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { COMING_LEAST_H } from './comingSize.ts';
import { Facepile } from '../../parts/Facepile.tsx';
import type { ComingMeeting } from './planDay.ts';
import { useWhen } from '../../parts/useWhen.ts';

/** Lists the running meetings and the next one, each with its link. */
export function ComingList({ coming, now }: { coming: readonly ComingMeeting[]; now: number }) {
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
    <HStack as="li" gap={4} minH={COMING_LEAST_H} flexWrap="wrap">
      <Stack gap={2} flex="1 1 220px" minW={0}>
        <Heading size="md" overflowWrap="anywhere">
          {t('day.entry', { when: isNow ? t('day.now') : when.untilStart(startsAt, now), subject })}
        </Heading>
        <HStack gap={3} minH={9} flexWrap="wrap">
          <Facepile people={people} />
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
          {t(starts && !isRunning ? 'schedule.start' : 'contracts:meetings.joinPage.join')}
        </Button>
      )}
    </HStack>
  );
}
