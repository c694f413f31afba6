import { useQuery } from '@apollo/client/react';
import { ROOM_ID_PATTERN } from '@meet/contracts';
import { loadExternalApi } from '@meet/meeting-room/preload';
import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { LinkButton, Skeleton, Stack, StandaloneMessagePage } from '@meet/ui';
import { Suspense, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { asCallFailure } from '../../state/asCallFailure.ts';
import { MeetingsApollo } from '../../state/MeetingsApollo.tsx';
import { readRoomInput } from '../../state/readRoomInput.ts';
import { toScriptFolder } from '../../state/toScriptFolder.ts';
import { FullMeeting } from './FullMeeting.tsx';
import { MeetingDataDocument, type MeetingDataQuery } from './meetingData.generated.ts';
import { PreviewScreen } from './PreviewScreen.tsx';
import { getEnd } from '../../state/endState.ts';
import { leaveSeat, readSeat } from './seat.ts';
import { UnreachableMeeting } from './UnreachableMeeting.tsx';
import { useLinkPassword } from './useLinkPassword.ts';
import { preloadRoom, useEnterMeeting } from './useEnterMeeting.ts';

/**
 * The page of a meeting: `/s/…` starts it if the person may, `/j/…` joins. It removes punctuation from the address that
 * another program took for a part of the link (`/j/123456789).`).
 */
export function MeetingPage(props: MeetingPageProps) {
  const { id = '' } = useParams();
  const { search, hash } = useLocation();
  const roomId = readRoomInput(id);
  if (roomId !== id && ROOM_ID_PATTERN.test(roomId)) {
    return <Navigate replace relative="path" to={{ pathname: `../${roomId}`, search, hash }} />;
  }
  return (
    <Suspense fallback={<PreviewSkeleton />}>
      <MeetingsApollo>
        <Meeting id={id} {...props} />
      </MeetingsApollo>
    </Suspense>
  );
}

interface MeetingPageProps {
  readonly starts: boolean;
  readonly mobile?: boolean;
}

function Meeting({ id, starts, mobile = false }: MeetingPageProps & { id: string }) {
  const t = useTexts();
  const host = useHost();
  const signedIn = useSession().state === 'signed-in';
  const { data, error, loading, refetch } = useQuery(MeetingDataDocument, {
    variables: { roomId: id },
    // The meeting's state and the right to start it change from visit to visit.
    fetchPolicy: 'cache-and-network',
  });
  const { entered, problem, enter } = useEnterMeeting(id);
  const linkPassword = useLinkPassword();
  const soughtSeat = useRef(false);
  const [wasFull, setWasFull] = useState(false);
  const findSeat = useCallback(async () => {
    // Without an answer the page stays as it was.
    await refetch().catch(() => undefined);
  }, [refetch]);

  // A direct update would draw in one piece, which is noticeable on a slow phone. A deferred one is drawn in slices.
  const meeting = useDeferredValue(data?.meetingData);
  const scriptUrl = meeting?.jitsiScriptUrl;
  const startsHere = starts && meeting !== undefined && isHost(meeting);

  useEffect(() => {
    if (!scriptUrl) return;
    // The room's code loads while the person checks their picture.
    preloadRoom();
    loadExternalApi(toScriptFolder(scriptUrl)).catch(() => {});
  }, [scriptUrl]);

  useEffect(() => {
    // Checks for a seat only once: a seat taken later belongs to this visit. Waits for a fresh answer, because cached
    // data of an earlier visit may be outdated.
    if (!meeting || loading || soughtSeat.current) return;
    soughtSeat.current = true;
    const seat = readSeat(id);
    if (seat) void enter(seat.name, startsHere);
  }, [enter, id, loading, meeting, startsHere]);

  if (mobile && data && !data.mobileMeetingAccess) {
    return (
      <StandaloneMessagePage
        title={t('mobile.blocked')}
        description={t('mobile.blockedText')}
        action={<LinkButton href={host.hrefFor('home')}>{t('toHome')}</LinkButton>}
      />
    );
  }
  if (entered) {
    const { session, MeetingRoom } = entered;
    return (
      <MeetingRoom
        key={session.jwt}
        session={session}
        linkPassword={linkPassword}
        onStale={() => void enter(session.participantName, false)}
        onOver={({ bySystem, endedForAll }) => {
          leaveSeat(id);
          host.events.emit('meeting.ended@1', { roomId: id, bySystem });
          // Replaces the history entry that the room put above the page's own.
          const replace = true;
          if (bySystem || endedForAll)
            host.navigate(host.hrefFor('meetingEnd'), { replace, state: getEnd(session, bySystem) });
          else host.navigate(signedIn ? host.hrefFor('dashboard', { '*': 'join' }) : host.hrefFor('home'), { replace });
        }}
      />
    );
  }
  // A person who returns to their seat has a place. A person who waits stays on the waiting page over a lost
  // connection.
  const isFull = (error ? wasFull : meeting?.isFull === true) && !readSeat(id);
  if (isFull && !wasFull) setWasFull(true);
  if (isFull) return <FullMeeting onCheck={findSeat} />;
  if (error) return <UnreachableMeeting failure={asCallFailure(error)} onRetry={() => void refetch()} />;
  if (!meeting) return <PreviewSkeleton />;
  return (
    <PreviewScreen
      meeting={meeting}
      starts={startsHere}
      problem={problem}
      wasFull={wasFull}
      onEnter={(name, options) => enter(name, startsHere, options)}
    />
  );
}

const isHost = (meeting: MeetingDataQuery['meetingData']) =>
  meeting.userIsMeetingOwner || meeting.userHasAccessToStartMeeting || meeting.userIsInSameGroupAsOwnerAsModerator;

function PreviewSkeleton() {
  return (
    <Stack minH="var(--page-height, 100dvh)" p={8} justifyContent="center" alignItems="center" aria-busy>
      <Skeleton w="min(40rem, 100%)" h="min(25rem, 50vh)" borderRadius="surface" />
    </Stack>
  );
}

export const StartMeetingPage = () => <MeetingPage starts />;
export const JoinMeetingPage = () => <MeetingPage starts={false} />;
export const MobileStartMeetingPage = () => <MeetingPage starts mobile />;
export const MobileJoinMeetingPage = () => <MeetingPage starts={false} mobile />;
