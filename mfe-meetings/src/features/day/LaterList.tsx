import type { ScheduledMeeting } from '@meet/meetings-contract';
import { Box, HStack, Stack, Text } from '@meet/ui';
import { Facepile } from '../../parts/Facepile.tsx';
import { getEnd, getPeople } from './planDay.ts';
import { useWhen } from '../../parts/useWhen.ts';

/** Lists a day's planned meetings by their times. */
export function LaterList({ later, viewerEmail }: { later: readonly ScheduledMeeting[]; viewerEmail: string }) {
  return (
    <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
      {later.map((meeting) => (
        <LaterRow key={meeting.scheduledMeetingId} meeting={meeting} viewerEmail={viewerEmail} />
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
          {when.range(meeting.startsAt, getEnd(meeting))}
        </Text>
      </Box>
      <Facepile people={getPeople(meeting, viewerEmail)} size={24} />
    </HStack>
  );
}
