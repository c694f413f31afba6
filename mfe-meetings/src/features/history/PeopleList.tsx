import type { PastMeeting } from '@meet/meetings-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, HStack, Stack, Text } from '@meet/ui';
import { Facepile } from '../../parts/Facepile.tsx';
import { durationText } from '../../state/durationText.ts';
import { toPilePerson } from './toPilePerson.ts';

/** Lists the participants of a past meeting with the time that each was present. */
export function PeopleList({ people }: { people: PastMeeting['participants'] }) {
  const t = useTexts();
  const { i18n } = useHost();
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { timeStyle: 'short' });
  return (
    <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
      {people.map((person, index) => (
        <HStack as="li" key={`${person.email ?? person.fullName}-${index}`} gap={3} rowGap={0} flexWrap="wrap">
          <Box aria-hidden>
            <Facepile people={[toPilePerson(person)]} size={36} />
          </Box>
          <Box flex="1 1 120px" minW={0}>
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
  );
}
