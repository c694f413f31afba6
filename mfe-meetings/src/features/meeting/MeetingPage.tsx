import type { CallFailure } from '@meet/contracts/client';
import { loadExternalApi } from '@meet/meeting-room/preload';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { LinkButton, Skeleton, Stack, StandaloneMessagePage } from '@meet/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { fetchFresh } from '../../state/request.ts';
import { scriptFolderOf } from '../../state/scriptFolderOf.ts';
import { MeetingDataDocument, type MeetingDataQuery } from './meetingData.generated.ts';
import { PreviewScreen } from './PreviewScreen.tsx';
import { leaveSeat, readSeat } from './seat.ts';
import { UnreachableMeeting } from './UnreachableMeeting.tsx';
import { preloadRoom, useEnterMeeting } from './useEnterMeeting.ts';

/** A meeting's page: `/s/…` starts it where the person may, `/j/…` joins. */
export function MeetingPage({ starts, mobile = false }: { starts: boolean; mobile?: boolean }) {
  const { id = '' } = useParams();
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const [data, setData] = useState<MeetingDataQuery>();
  const [failure, setFailure] = useState<CallFailure>();
  const { entered, problem, enter } = useEnterMeeting(id);
  const lookedForSeat = useRef(false);

  const load = useCallback(() => {
    fetchFresh(host, MeetingDataDocument, { roomId: id }).then((fetched) => {
      setData(fetched);
      // While the person looks at themself, the room's code comes.
      preloadRoom();
      loadExternalApi(scriptFolderOf(fetched.meetingData.jitsiScriptUrl)).catch(() => {});
    }, setFailure);
  }, [host, id]);
  useEffect(load, [load]);

  const meeting = data?.meetingData;
  const startsHere = starts && meeting !== undefined && isHost(meeting);

  useEffect(() => {
    // Looked for once: a seat taken later is this visit's own.
    if (!meeting || lookedForSeat.current) return;
    lookedForSeat.current = true;
    const seat = readSeat(id);
    if (seat) void enter(seat.name, startsHere);
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
  if (!entered) {
    return (
      <PreviewScreen
        meeting={meeting}
        starts={startsHere}
        problem={problem}
        onEnter={(name, options) => enter(name, startsHere, options)}
      />
    );
  }
  const { session, MeetingRoom } = entered;
  return (
    <MeetingRoom
      key={session.jwt}
      session={session}
      onStale={() => void enter(session.participantName, false)}
      onOver={({ bySystem }) => {
        leaveSeat(id);
        host.events.emit('meeting.ended@1', { roomId: id, bySystem });
        if (bySystem) host.navigate(host.hrefFor('meetingEnd'), { state: { enable: true } });
        else host.navigate(signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home'));
      }}
    />
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
