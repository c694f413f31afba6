import type { PastMeeting } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, Text, useIsNarrow, type Column } from '@meet/ui';
import { ChartBar, Play } from '@meet/ui/icons';
import { toPilePerson } from './toPilePerson.ts';
import { Facepile } from '../../parts/Facepile.tsx';
import { durationText } from '../../state/durationText.ts';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';

/** Maximum number of faces that fit beside the meeting on a phone. */
const NARROW_MAX = 3;

interface HistoryActions {
  readonly onShowPeople: (meeting: PastMeeting) => void;
  readonly onWatch: (meeting: PastMeeting) => void;
  readonly onShowPolls: (meeting: PastMeeting) => void;
}

/**
 * Returns the columns of the history's table. On phones and tablets one column shows the meeting and another its
 * people.
 */
export function useHistoryColumns({ onShowPeople, onWatch, onShowPolls }: HistoryActions): Column<PastMeeting>[] {
  const t = useTexts();
  const { i18n } = useHost();
  const isViewing = useIsViewing();
  const isNarrow = useIsNarrow();
  const getTitle = useMeetingTitle();
  const format = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });
  const started = ({ meetingStartTime }: PastMeeting) => format.format(meetingStartTime);
  const duration = ({ durationInSeconds }: PastMeeting) => durationText(durationInSeconds, i18n.locale);
  const describe = (meeting: PastMeeting, more: readonly string[] = []) => (
    <Box minW={40}>
      <Text weight="medium">{getTitle(meeting)}</Text>
      {[meeting.roomId, ...more].map((line) => (
        <Text key={line} size="xs" tone="muted" tabular>
          {line}
        </Text>
      ))}
      {meeting.isRecorded && !isViewing && (
        <Button
          variant="ghost"
          size="sm"
          mt={1}
          ml={-3}
          icon={<Play aria-hidden />}
          aria-label={t('recordings.showOf', { meeting: getTitle(meeting) })}
          onClick={() => onWatch(meeting)}
        >
          {t('recordings.show')}
        </Button>
      )}
      {meeting.hasPolls && !isViewing && (
        <Button
          variant="ghost"
          size="sm"
          mt={1}
          ml={meeting.isRecorded ? 0 : -3}
          icon={<ChartBar aria-hidden />}
          aria-label={t('polls.showOf', { meeting: getTitle(meeting) })}
          onClick={() => onShowPolls(meeting)}
        >
          {t('polls.show')}
        </Button>
      )}
    </Box>
  );
  const participants: Column<PastMeeting> = {
    id: 'participants',
    header: t('history.participants'),
    align: isNarrow ? 'end' : 'start',
    cell: (meeting) => (
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('history.showParticipants', { count: meeting.participants.length })}
        onClick={() => onShowPeople(meeting)}
      >
        <Facepile size={28} people={meeting.participants.map(toPilePerson)} {...(isNarrow && { max: NARROW_MAX })} />
        {!isNarrow && t('ongoing.participants', { count: meeting.participants.length })}
      </Button>
    ),
  };

  if (isNarrow) {
    const meeting: Column<PastMeeting> = {
      id: 'meeting',
      header: t('history.meeting'),
      cell: (past) => describe(past, [started(past), duration(past)]),
    };
    return [meeting, participants];
  }
  return [
    { id: 'meeting', header: t('history.meeting'), cell: (meeting) => describe(meeting) },
    { id: 'started', header: t('history.started'), tabular: true, cell: started },
    { id: 'duration', header: t('history.duration'), tabular: true, cell: duration },
    participants,
  ];
}
