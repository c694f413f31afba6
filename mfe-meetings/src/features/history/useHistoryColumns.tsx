import { useHost, useTexts } from '@meet/remote-kit';
import { AvatarGroup, Box, Button, Text, type Column } from '@meet/ui';
import { elapsedText } from '../../state/elapsed.ts';
import type { Past } from './createHistory.ts';

/** What the history's table shows of a meeting. */
export function useHistoryColumns(onShowPeople: (meeting: Past) => void): Column<Past>[] {
  const t = useTexts();
  const { i18n } = useHost();
  const language = i18n.locale.replace('_', '-');
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'meeting',
      header: t('history.meeting'),
      cell: (meeting) => (
        <Box minW={40}>
          <Text weight="medium">{meeting.subject || t('preview.meetingOf', { name: meeting.ownerName })}</Text>
          <Text size="xs" tone="muted" tabular>
            {meeting.roomId}
          </Text>
        </Box>
      ),
    },
    {
      id: 'started',
      header: t('history.started'),
      tabular: true,
      cell: ({ meetingStartTime }) => when.format(meetingStartTime),
    },
    {
      id: 'duration',
      header: t('history.duration'),
      tabular: true,
      cell: ({ durationInSeconds }) => elapsedText(durationInSeconds * 1000),
    },
    {
      id: 'participants',
      header: t('history.participants'),
      cell: (meeting) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('history.showParticipants', { count: meeting.participants.length })}
          onClick={() => onShowPeople(meeting)}
        >
          <AvatarGroup
            size={28}
            label=""
            people={meeting.participants.map(({ fullName, email }) => ({ name: fullName, email: email ?? undefined }))}
          />
          {t('ongoing.participants', { count: meeting.participants.length })}
        </Button>
      ),
    },
  ];
}
