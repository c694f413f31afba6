import type { JoinHistoryEntry } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, Stack, Text, useCopy } from '@meet/ui';
import { Check, Copy, Star, Video } from '@meet/ui/icons';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { meetingLink } from '../../state/openMeeting.ts';
import type { JoinHistory } from './createJoinHistory.ts';

/** Lists meetings joined before. Each has buttons to join it again, copy its id or star it. */
export function RecentList({ entries, history }: { entries: readonly JoinHistoryEntry[]; history: JoinHistory }) {
  return (
    <Stack as="ul" gap={0} listStyleType="none" m={0} p={0} mx={-2}>
      {entries.map((entry) => (
        <RecentMeeting key={entry.roomId} entry={entry} history={history} />
      ))}
    </Stack>
  );
}

function RecentMeeting({ entry, history }: { entry: JoinHistoryEntry; history: JoinHistory }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const { copy, copied } = useCopy();
  const name = entry.meetingSubject || entry.meetingOwnerEmailAddress;
  return (
    <HStack as="li" gap={1} px={2} py={1.5} borderRadius="control" _hover={{ bg: 'bg.hover' }}>
      <Box flex={1} minW={0}>
        <Text weight="medium" truncate>
          {name}
        </Text>
        <Text size="xs" tone="muted" tabular truncate>
          {entry.meetingSubject ? `${entry.roomId} · ${entry.meetingOwnerEmailAddress}` : entry.roomId}
        </Text>
      </Box>
      {!isViewing && (
        <IconButton
          size="sm"
          label={t('join.joinNamed', { name })}
          icon={<Video />}
          onClick={() => void goToMeeting(host, 'meetingJoin', entry.roomId)}
        />
      )}
      <IconButton
        size="sm"
        label={t('join.copyJoinLink')}
        icon={copied ? <Check /> : <Copy />}
        onClick={() => void copy(meetingLink(entry.roomId))}
      />
      {!isViewing && (
        <IconButton
          size="sm"
          label={t('join.favorite')}
          aria-pressed={entry.isFavorite === 1}
          icon={<Star fill={entry.isFavorite ? 'currentColor' : 'none'} />}
          onClick={() => void history.toggleFavorite(entry.roomId)}
        />
      )}
    </HStack>
  );
}
