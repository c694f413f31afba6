import { InfoNote } from '@meet/guidance';
import type { PastMeeting } from '@meet/meetings-contract';
import { useBehavior, useHost, useScope, useTexts } from '@meet/remote-kit';
import { saveFile, toCsv, type CsvCell } from '@meet/remote-kit/files';
import { Button, EmptyState, ErrorState, Page, PageHeader, SearchedGrid, SkeletonCard } from '@meet/ui';
import { Download } from '@meet/ui/icons';
import { NoMeetingsArt, NoResultsArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { createHistory, type History } from './createHistory.ts';
import { MeetingPeopleDialog } from './MeetingPeopleDialog.tsx';
import { PastMeetingPage } from './PastMeetingPage.tsx';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** Shows past meetings, or the one that the address names. */
export function MeetingsHistoryPage() {
  const { '*': meetingId } = useParams();
  return meetingId ? <PastMeetingPage key={meetingId} meetingId={meetingId} /> : <PastMeetings />;
}

/** Lists past meetings with their people and durations. */
function PastMeetings() {
  const t = useTexts();
  const host = useHost();
  const { state } = useLocation();
  // A person who comes from the palette sees the meeting that they chose there.
  const search = (state as { search?: string } | null)?.search;
  const history = useScope((scope) => createHistory(scope, host, search), search);
  return (
    <Page>
      <PageHeader
        title={t('titles.history')}
        description={t('history.text')}
        info={<InfoNote elementId="meetings-history.page" about={t('titles.history')} />}
        actions={history && <ExportButton history={history} />}
      />
      {history ? <HistoryList history={history} /> : <SkeletonCard />}
    </Page>
  );
}

function HistoryList({ history }: { history: History }) {
  const t = useTexts();
  const host = useHost();
  const view = useBehavior(history.view$);
  const [shown, setShown] = useState<PastMeeting>();
  const columns = useHistoryColumns(setShown);

  if (view.failure && !view.meetings) {
    return <ErrorState title={host.i18n.errorText(view.failure)} onRetry={history.reload} />;
  }
  return (
    <>
      <SearchedGrid
        search={{ value: view.search, onChange: history.search, label: t('history.search') }}
        total={view.meetings && t('history.total', { count: view.total })}
        label={t('titles.history')}
        columns={columns}
        items={view.meetings}
        toKey={({ meetingId }) => meetingId}
        busy={view.busy}
        empty={
          view.search ? (
            <EmptyState compact illustration={<NoResultsArt />} title={t('history.nothingFound')} />
          ) : (
            <EmptyState
              compact
              illustration={<NoMeetingsArt />}
              title={t('history.none')}
              description={t('history.noneText')}
            />
          )
        }
        pages={{ page: view.page, pageCount: view.pageCount, onChange: history.goTo }}
      />
      {shown && <MeetingPeopleDialog meeting={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function ExportButton({ history }: { history: History }) {
  const t = useTexts();
  const host = useHost();
  const { total } = useBehavior(history.view$);
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      const header = ['subject', 'room', 'owner', 'started', 'ended', 'duration', 'name', 'email', 'present'];
      const rows = (await history.all()).flatMap((meeting) =>
        meeting.participants.map((person) => toRow(meeting, person)),
      );
      saveFile(
        'meetings.csv',
        toCsv([header.map((key) => t(`history.csv.${key}`)), ...rows], host.i18n.locale),
        'text/csv;charset=utf-8',
      );
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(false);
  };

  return (
    <Button icon={<Download aria-hidden />} loading={busy} disabled={total === 0} onClick={() => void save()}>
      {t('history.export')}
    </Button>
  );
}

const toRow = (meeting: PastMeeting, person: PastMeeting['participants'][number]): CsvCell[] => [
  meeting.subject,
  meeting.roomId,
  meeting.ownerName,
  new Date(meeting.meetingStartTime),
  new Date(meeting.meetingEndTime),
  { seconds: meeting.durationInSeconds },
  person.fullName,
  person.email ?? '',
  { seconds: person.secondsPresent },
];
