import type { PastMeeting } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, Link, LinkButton, Text, useIsNarrow, type Column } from '@meet/ui';
import { ChartBar, NotebookPen, Play, ScrollText } from '@meet/ui/icons';
import type { ReactNode } from 'react';
import type { KeptPart } from './KeptSection.tsx';
import { toPilePerson } from './toPilePerson.ts';
import { Facepile } from '../../parts/Facepile.tsx';
import { durationText } from '../../state/durationText.ts';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';

/** Maximum number of faces that fit beside the meeting on a phone. */
const NARROW_MAX = 3;

/**
 * Returns the columns of the history's table. On phones and tablets one column shows the meeting and another its
 * people.
 */
export function useHistoryColumns(onShowPeople: (meeting: PastMeeting) => void): Column<PastMeeting>[] {
  const t = useTexts();
  const { i18n, hrefFor } = useHost();
  const isViewing = useIsViewing();
  const isNarrow = useIsNarrow();
  const getTitle = useMeetingTitle();
  const toPage = ({ meetingId }: PastMeeting) => hrefFor('meetingsHistory', { '*': meetingId });
  const format = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });
  const started = ({ meetingStartTime }: PastMeeting) => format.format(meetingStartTime);
  const duration = ({ durationInSeconds }: PastMeeting) => durationText(durationInSeconds, i18n.locale);
  const describe = (meeting: PastMeeting, more: readonly string[] = []) => (
    <Box minW={40}>
      {isViewing ? (
        <Text weight="medium">{getTitle(meeting)}</Text>
      ) : (
        <Link href={toPage(meeting)}>{getTitle(meeting)}</Link>
      )}
      {[meeting.roomId, ...more].map((line) => (
        <Text key={line} size="xs" tone="muted" tabular>
          {line}
        </Text>
      ))}
      {!isViewing && <KeptLinks meeting={meeting} title={getTitle(meeting)} page={toPage(meeting)} />}
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

interface KeptLinksProps {
  readonly meeting: PastMeeting;
  readonly title: string;
  /** Address of the meeting's page. */
  readonly page: string;
}

/** Shows a link to every section of a meeting's page that has something. */
function KeptLinks({ meeting, title, page }: KeptLinksProps) {
  const t = useTexts();
  const kept: readonly { part: KeptPart; texts: string; has: boolean; icon: ReactNode }[] = [
    { part: 'recording', texts: 'recordings', has: meeting.isRecorded, icon: <Play aria-hidden /> },
    { part: 'transcript', texts: 'transcript', has: meeting.hasTranscript, icon: <ScrollText aria-hidden /> },
    { part: 'notes', texts: 'notes', has: meeting.hasNotes, icon: <NotebookPen aria-hidden /> },
    { part: 'polls', texts: 'polls', has: meeting.hasPolls, icon: <ChartBar aria-hidden /> },
  ];
  const shown = kept.filter(({ has }) => has);
  if (shown.length === 0) return undefined;
  return (
    <HStack flexWrap="wrap" gap={0} mt={1} ml={-3}>
      {shown.map(({ part, texts, icon }) => (
        <LinkButton
          key={part}
          variant="ghost"
          size="sm"
          icon={icon}
          aria-label={t(`${texts}.showOf`, { meeting: title })}
          href={`${page}#${part}`}
        >
          {t(`${texts}.show`)}
        </LinkButton>
      ))}
    </HStack>
  );
}
