import type { PastMeeting } from '@meet/meetings-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Dialog, HStack, Stack, Text } from '@meet/ui';
import { toPilePerson } from './toPilePerson.ts';
import { Facepile } from '../../parts/Facepile.tsx';
import { durationText } from '../../state/durationText.ts';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';

/** Lists the people of a meeting with their times, and the meeting's duration. */
export function MeetingPeopleDialog({ meeting, onClose }: { meeting: PastMeeting; onClose: () => void }) {
  const t = useTexts();
  const { i18n } = useHost();
  const getTitle = useMeetingTitle();
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { timeStyle: 'short' });
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={getTitle(meeting)}
      description={t('ongoing.participants', { count: meeting.participants.length })}
    >
      <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
        {meeting.participants.map((person, index) => (
          <HStack as="li" key={`${person.email ?? person.fullName}-${index}`} gap={3}>
            <Box aria-hidden>
              <Facepile people={[toPilePerson(person)]} size={36} />
            </Box>
            <Box flex={1} minW={0}>
              <Text weight="medium" truncate>
                {person.fullName}
              </Text>
              <Text size="xs" tone="muted" truncate>
                {person.email ?? t('history.guest')}
              </Text>
            </Box>
            <Text tone="muted" tabular whiteSpace="nowrap">
              {time.format(person.joinedAt)}
              {person.leftAt !== null && ` – ${time.format(person.leftAt)}`} ·{' '}
              {durationText(person.secondsPresent, i18n.locale)}
            </Text>
          </HStack>
        ))}
      </Stack>
    </Dialog>
  );
}
