import type { JoinHistoryEntry } from '@meet/meetings-contract';
import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import {
  Box,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  HStack,
  IconButton,
  SkeletonRow,
  Stack,
  Text,
  useCopy,
} from '@meet/ui';
import { Check, Copy, Star, Video } from '@meet/ui/icons';
import { EmptyRoomsArt } from '@meet/ui/illustrations';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { meetingLink } from '../../state/openMeeting.ts';
import type { JoinHistory } from './createJoinHistory.ts';

/** The meetings joined before, one click from being joined again. */
export function RecentMeetings({ history }: { history: JoinHistory }) {
  const t = useTexts();
  const entries = useBehavior(history.entries$);
  const failed = useBehavior(history.failed$);
  return (
    <Card>
      <Heading size="sm" mb={3}>
        {t('join.recent')}
      </Heading>
      {failed ? (
        <ErrorState compact title={t('join.recentFailed')} onRetry={history.reload} />
      ) : !entries ? (
        <SkeletonRow rows={3} avatar={false} action />
      ) : entries.length === 0 ? (
        <EmptyState
          compact
          illustration={<EmptyRoomsArt />}
          title={t('join.noRecent')}
          description={t('join.noRecentText')}
        />
      ) : (
        <Stack as="ul" gap={0} listStyleType="none" m={0} p={0} mx={-2}>
          {entries.map((entry) => (
            <RecentMeeting key={entry.roomId} entry={entry} history={history} />
          ))}
        </Stack>
      )}
    </Card>
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
