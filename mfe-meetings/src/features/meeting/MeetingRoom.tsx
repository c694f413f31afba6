import { JitsiMeeting } from '@jitsi/react-sdk';
import type { MeetingSession } from '@meet/meetings-contract';
import { loadExternalApi } from '@meet/meeting-room/preload';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, ErrorState, LongWait, Spinner, Stack } from '@meet/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getCameraBackground } from '../../state/createBackgroundControl.ts';
import { readDeviceChoice } from '../../state/createDevicePreview.ts';
import { toScriptFolder } from '../../state/toScriptFolder.ts';
import type { IFrameApi } from './createJitsiMeeting.ts';
import type { MeetingOver } from './createMeetingViewModel.ts';
import { findRecordingType } from './findRecordingType.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { MeetingBar } from './MeetingBar.tsx';
import { MeetingDialogs } from './MeetingDialogs.tsx';
import { MeetingEndNote } from './MeetingEndNote.tsx';
import { useDarkPage } from './useDarkPage.ts';
import { useMeeting } from './useMeeting.ts';

export interface MeetingRoomProps {
  session: MeetingSession;
  /** Password in the link that the person opened. */
  linkPassword?: string | undefined;
  onOver: (over: MeetingOver) => void;
  onStale: () => void;
}

/** The meeting itself, by the IFrame API of the deployment that the session names. */
export function MeetingRoom({ session, linkPassword, onOver, onStale }: MeetingRoomProps) {
  const t = useTexts();
  const { i18n } = useHost();
  useDarkPage();
  const [api, setApi] = useState<IFrameApi>();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<'loading' | 'ready' | 'failed'>('loading');
  const meeting = useMeeting({ ...session, linkPassword }, api, { onOver, onStale });

  useEffect(() => {
    let isCurrent = true;
    loadExternalApi(toScriptFolder(session.jitsiScriptUrl), { again: attempt > 0 }).then(
      () => isCurrent && setLoaded('ready'),
      () => isCurrent && setLoaded('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [session.jitsiScriptUrl, attempt]);

  const options = useMemo(() => toOptions(session), [session]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const waiting = useCallback(() => <Waiting onRetry={retry} />, [retry]);
  if (loaded === 'failed') {
    return (
      <Stack minH="var(--page-height, 100dvh)" justifyContent="center">
        <ErrorState as="h1" title={t('room.unreachable')} onRetry={() => (setLoaded('loading'), retry())} />
      </Stack>
    );
  }
  return (
    <Stack h="var(--page-height, 100dvh)" gap={0} bg="#151311">
      <MeetingBar session={session} meeting={meeting} />
      {meeting && <MeetingEndNote meeting={meeting} />}
      <Box flex={1} minH={0} position="relative" css={{ '& > div': { height: '100%' } }}>
        {loaded === 'ready' && (
          <JitsiMeeting
            key={attempt}
            {...options}
            lang={i18n.locale.slice(0, 2)}
            spinner={waiting}
            onApiReady={(ready) => setApi(ready as unknown as IFrameApi)}
            getIFrameRef={(node) => {
              node.style.height = '100%';
            }}
          />
        )}
        {loaded === 'loading' && <Waiting onRetry={retry} />}
      </Box>
      {meeting && <MeetingDialogs meeting={meeting} />}
      {meeting && <LeaveQuestion meeting={meeting} roomId={session.roomId} />}
    </Stack>
  );
}

function toOptions(session: MeetingSession) {
  const choice = readDeviceChoice();
  return {
    domain: session.jitsiDomain || window.location.host,
    roomName: session.roomId,
    jwt: session.jwt,
    configOverwrite: {
      subject: session.subject,
      prejoinConfig: { enabled: false },
      prejoinPageEnabled: false,
      disableDeepLinking: true,
      // The page's own bar above the room shows both.
      hideConferenceSubject: true,
      hideConferenceTimer: true,
      startWithAudioMuted: choice.microphoneOn === false,
      startWithVideoMuted: choice.cameraOn === false || session.startMode !== 1,
      recordingService: { enabled: session.mayRecord && findRecordingType() !== undefined },
      cameraBackground: getCameraBackground(),
      startScreenSharing: session.userIsMeetingOwner && session.startMode === 3,
    },
    interfaceConfigOverwrite: { MOBILE_APP_PROMO: false },
    userInfo: { displayName: session.participantName, email: session.participantEmail ?? '' },
    devices: {
      audioInput: choice.microphone as string,
      audioOutput: undefined as unknown as string,
      videoInput: choice.camera as string,
    },
  };
}

function Waiting({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <Box position="absolute" inset={0}>
      <LongWait onRetry={onRetry}>
        <Box h="full" display="grid" placeItems="center" color="white">
          <Spinner size="lg" tone="inherit" label={t('room.opening')} />
        </Box>
      </LongWait>
    </Box>
  );
}
