import type { CallFailure } from '@meet/contracts/rest-client';
import { loadExternalApi } from '@meet/meeting-room/preload';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { LinkButton, Skeleton, Stack, StandaloneMessagePage } from '@meet/ui';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fetchFresh } from '../../state/request.ts';
import { scriptFolderOf } from '../../state/scriptFolderOf.ts';
import { MeetingDataDocument, type MeetingDataQuery } from './meetingData.generated.ts';
import { PreviewScreen } from './PreviewScreen.tsx';
import { leaveSeat, readSeat } from './seat.ts';
import { UnreachableMeeting } from './UnreachableMeeting.tsx';
import { useEnterMeeting } from './useEnterMeeting.ts';
import { warnAboutBrowser } from './warnAboutBrowser.ts';

const MeetingRoom = lazy(async () => ({ default: (await import('./MeetingRoom.tsx')).MeetingRoom }));

/** A meeting's page: `/s/…` starts it where the person may, `/j/…` joins. */
export function MeetingPage({ starts, mobile = false }: { starts: boolean; mobile?: boolean }) {
  const { id = '' } = useParams();
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [data, setData] = useState<MeetingDataQuery>();
  const [failure, setFailure] = useState<CallFailure>();
  const { session, problem, enter } = useEnterMeeting(id);
  const cameBack = useRef(false);

  const load = useCallback(() => {
    fetchFresh(host, MeetingDataDocument, { roomId: id }).then((fetched) => {
      setData(fetched);
      // While the person looks at themself, the room's script comes.
      loadExternalApi(scriptFolderOf(fetched.meetingData.jitsiScriptUrl)).catch(() => {});
    }, setFailure);
  }, [host, id]);
  useEffect(load, [load]);

  const meeting = data?.meetingData;
  const startsHere = starts && meeting !== undefined && isHost(meeting);

  useEffect(() => {
    const seat = readSeat(id);
    if (!meeting || !seat || cameBack.current) return;
    cameBack.current = true;
    void enter(seat.name, startsHere);
  }, [enter, id, meeting, startsHere]);

  if (failure) return <UnreachableMeeting failure={failure} onRetry={() => (setFailure(undefined), load())} />;
  if (!meeting) return <PreviewSkeleton />;
  if (mobile && !data.mobileMeetingAccess) {
    return (
      <StandaloneMessagePage
        title={t('mobile.blocked')}
        description={t('mobile.blockedText')}
        action={<LinkButton href={host.hrefFor('home')}>{t('toHome')}</LinkButton>}
      />
    );
  }
  if (!session) {
    return (
      <PreviewScreen
        meeting={meeting}
        starts={startsHere}
        problem={problem}
        onEnter={(name) => enter(name, startsHere)}
      />
    );
  }
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <MeetingRoom
        key={session.jwt}
        session={session}
        onStale={() => void enter(session.participantName, false)}
        onOver={({ bySystem }) => {
          leaveSeat(id);
          host.events.emit('meeting.ended@1', { roomId: id, bySystem });
          if (bySystem) host.navigate(host.hrefFor('meetingEnd'), { state: { enable: true } });
          else host.navigate(signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home'));
          warnAboutBrowser(host, id);
        }}
      />
    </Suspense>
  );
}

const isHost = (meeting: MeetingDataQuery['meetingData']) =>
  meeting.userIsMeetingOwner || meeting.userHasAccessToStartMeeting || meeting.userIsInSameGroupAsOwnerAsModerator;

function PreviewSkeleton() {
  return (
    <Stack minH="100dvh" p={8} justifyContent="center" alignItems="center" aria-busy>
      <Skeleton w="min(40rem, 100%)" h="min(25rem, 50vh)" borderRadius="surface" />
    </Stack>
  );
}

export const StartMeetingPage = () => <MeetingPage starts />;
export const JoinMeetingPage = () => <MeetingPage starts={false} />;
export const MobileStartMeetingPage = () => <MeetingPage starts mobile />;
export const MobileJoinMeetingPage = () => <MeetingPage starts={false} mobile />;
