import { commonErrors, type OutputOf } from '@meet/contracts';
import type { getPastMeeting as getPastMeetingCall, PastMeeting, TranscriptLine } from '@meet/meetings-contract';
import { deletePastMeetingContent, getPastMeeting } from '@meet/meetings-contract/operations';
import { CallFailure } from '@meet/contracts/client';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LinkButton,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
  Text,
} from '@meet/ui';
import { ArrowLeft, Trash } from '@meet/ui/icons';
import { NoResultsArt } from '@meet/ui/illustrations';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SavedChat } from '../../parts/SavedChat.tsx';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { durationText } from '../../state/durationText.ts';
import { findPlace, type RecordingPlace } from './findPlace.ts';
import { KeptSection } from './KeptSection.tsx';
import { NotesSection } from './NotesSection.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PollsSection } from './PollsSection.tsx';
import { RecordingSection } from './RecordingSection.tsx';
import { TranscriptSection } from './TranscriptSection.tsx';
import { useConfirmedDelete } from './useConfirmedDelete.ts';
import { useRecordings } from './useRecordings.ts';

type Past = OutputOf<typeof getPastMeetingCall>;

/** Shows one past meeting: its people, and all that is kept of it. */
export function PastMeetingPage({ meetingId }: { meetingId: string }) {
  const t = useTexts();
  const host = useHost();
  const load = useCallback(
    (signal: AbortSignal) => host.api.execute(getPastMeeting, { meetingId }, signal),
    [host, meetingId],
  );
  const { value, failed, error, retry, refresh } = useRequest(load);
  const isMissing =
    error instanceof CallFailure &&
    [commonErrors.NOT_FOUND.code, commonErrors.VALIDATION_FAILED.code].includes(error.code);
  return (
    <Page>
      {value ? (
        <Known past={value} onChanged={refresh} />
      ) : isMissing ? (
        <EmptyState
          illustration={<NoResultsArt />}
          title={t('past.missing')}
          description={t('past.missingText')}
          action={<BackLink />}
        />
      ) : failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : (
        <SkeletonCard />
      )}
    </Page>
  );
}

function BackLink() {
  const t = useTexts();
  const host = useHost();
  return (
    <LinkButton href={host.hrefFor('meetingsHistory', { '*': undefined })} icon={<ArrowLeft aria-hidden />}>
      {t('past.all')}
    </LinkButton>
  );
}

function Known({ past, onChanged }: { past: Past; onChanged: () => void }) {
  const t = useTexts();
  const host = useHost();
  const getTitle = useMeetingTitle();
  const { meeting, chat, mayDeleteAll } = past;
  const { meetingId, roomId, participants, isRecorded, hasTranscript, hasNotes, hasPolls } = meeting;
  const isKept = isRecorded || hasTranscript || hasNotes || hasPolls;
  useFragment();
  const confirmDelete = useConfirmedDelete('past');
  const removeAll = () =>
    confirmDelete(async () => {
      await host.api.execute(deletePastMeetingContent, { meetingId });
      onChanged();
    });

  return (
    <>
      <PageHeader
        title={getTitle(meeting)}
        description={<Summary meeting={meeting} />}
        actions={
          <>
            <BackLink />
            {mayDeleteAll && isKept && (
              <Button variant="ghost" icon={<Trash aria-hidden />} onClick={() => void removeAll()}>
                {t('past.delete')}
              </Button>
            )}
            <LinkButton href={host.hrefFor(meeting.isOwner ? 'meetingStart' : 'meetingJoin', { id: roomId })}>
              {t('end.again')}
            </LinkButton>
          </>
        }
      />
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }} gap={6}>
        <Stack gap={6} minW={0}>
          {!isKept && chat.length === 0 && <EmptyState compact title={t('past.nothing')} />}
          {(isRecorded || hasTranscript) && <Recorded meeting={meeting} />}
          {hasNotes && <NotesSection meeting={meeting} />}
          {hasPolls && <PollsSection meeting={meeting} />}
          {chat.length > 0 && <SavedChat lines={chat} />}
        </Stack>
        <Stack gap={3} minW={0}>
          <KeptSection title={t('ongoing.participants', { count: participants.length })}>
            <PeopleList people={participants} />
          </KeptSection>
          <Text size="xs" tone="muted">
            {t('past.readers')}
          </Text>
        </Stack>
      </Grid>
    </>
  );
}

/** One line with the time, duration, room and owner of a meeting. */
function Summary({ meeting }: { meeting: PastMeeting }) {
  const { i18n } = useHost();
  const locale = i18n.locale.replace('_', '-');
  const { meetingStartTime, meetingEndTime, durationInSeconds, roomId, ownerName } = meeting;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  const parts = [
    time.formatRange(meetingStartTime, meetingEndTime),
    durationText(durationInSeconds, i18n.locale),
    roomId,
    ownerName,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Shows a recording and a transcript beside each other; a sentence plays the recording. */
function Recorded({ meeting }: { meeting: PastMeeting }) {
  const { meetingId, isRecorded, hasTranscript } = meeting;
  const request = useRecordings(isRecorded ? meetingId : undefined);
  const [wanted, setWanted] = useState<RecordingPlace>();
  const getPlay = (line: TranscriptLine) => {
    const place = findPlace(request.value ?? [], line.startedAt);
    return place && (() => setWanted(place));
  };
  const canPlay = (request.value?.length ?? 0) > 0;
  return (
    <Grid
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        xl: `repeat(${isRecorded && hasTranscript ? 2 : 1}, minmax(0, 1fr))`,
      }}
      gap={6}
      alignItems="start"
    >
      {isRecorded && <RecordingSection request={request} wanted={wanted} />}
      {hasTranscript && <TranscriptSection meeting={meeting} {...(canPlay && { getPlay })} />}
    </Grid>
  );
}

/** Moves to the section that the address names, once the page is shown. */
function useFragment(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const heading = [...document.querySelectorAll<HTMLElement>('h2[data-part]')].find(
      ({ dataset }) => `#${dataset['part']}` === hash,
    );
    heading?.focus();
    heading?.scrollIntoView();
  }, [hash]);
}
