import { guestJoinForm, JOIN_NAME_KEY, startOptionsForm } from '@meet/meetings-contract';
import { canDrawBackground } from '@meet/meeting-room/background-choice';
import { JOIN_PAGE } from '@meet/meetings-contract/join-page';
import { useHost, useScope, useSession, useTexts } from '@meet/remote-kit';
import {
  Avatar,
  Banner,
  Box,
  Button,
  CopyButton,
  Form,
  Formik,
  Heading,
  HStack,
  Link,
  Logo,
  Stack,
  Text,
} from '@meet/ui';
import { Lock, Users } from '@meet/ui/icons';
import { useState } from 'react';
import { NameField } from '../../parts/NameField.tsx';
import { StartOptions } from '../../parts/StartOptions.tsx';
import { NO_START_OPTIONS, toStartOptions, type StartOptionsInput } from '../../parts/toStartOptions.ts';
import { useMeetingRefusal } from '../../parts/useMeetingRefusal.ts';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { useValidate } from '../../parts/useValidate.ts';
import { createBackgroundControl, toBackgroundBase } from '../../state/createBackgroundControl.ts';
import { createDevicePreview } from '../../state/createDevicePreview.ts';
import { isUnsupportedDesktop, meetingLink } from '../../state/openMeeting.ts';
import { readStored, store } from '../../state/storage.ts';
import { DevicePickers } from './DevicePickers.tsx';
import type { MeetingDataQuery } from './meetingData.generated.ts';
import { PreviewVideo } from './PreviewVideo.tsx';
import { TakeArrival } from './TakeArrival.tsx';

export interface PreviewScreenProps {
  meeting: MeetingDataQuery['meetingData'];
  starts: boolean;
  /** Reason why the last attempt failed. */
  problem?: string;
  /** Whether the person waited until somebody left the full meeting. */
  wasFull?: boolean;
  onEnter: (name: string, options: StartOptionsInput) => Promise<void>;
}

/** The screen between a link and a meeting. The person sees themself, checks their devices, enters a name and joins. */
export function PreviewScreen({ meeting, starts, problem, wasFull, onEnter }: PreviewScreenProps) {
  const t = useTexts();
  const host = useHost();
  const session = useSession();
  const preview = useScope((scope) =>
    createDevicePreview(
      scope,
      undefined,
      // A Jitsi deployment has its own choice of backgrounds, in its room.
      meeting.jitsiDomain === '' && canDrawBackground()
        ? (camera) => createBackgroundControl(scope, toBackgroundBase(meeting.jitsiScriptUrl), camera)
        : undefined,
    ),
  );
  const refusal = useMeetingRefusal();
  const validateGuest = useValidate(guestJoinForm);
  const validateOptions = useValidate(startOptionsForm);
  const [typedName, setTypedName] = useState(readStored(JOIN_NAME_KEY) ?? '');
  const signedIn = session.state === 'signed-in';
  const name = signedIn ? session.fullName : typedName;
  /** The meeting does not run yet, so this person may choose how it begins. */
  const beginsHere = starts && !meeting.isMeetingLive;
  const getTitle = useMeetingTitle();

  return (
    <Box {...JOIN_PAGE.page} minH="var(--page-height, 100dvh)" bg="bg">
      <HStack as="header" {...JOIN_PAGE.header} justifyContent="space-between">
        <Link look="plain" href={host.hrefFor(signedIn ? 'dashboard' : 'home')} aria-label={t('home')}>
          <Logo />
        </Link>
        {meeting.userIsMeetingOwner && !isUnsupportedDesktop(navigator.userAgent) && (
          <CopyButton size="sm" variant="secondary" value={meetingLink(meeting.roomId)}>
            {t('copyLink')}
          </CopyButton>
        )}
      </HStack>
      <Box {...JOIN_PAGE.main}>
        <Box {...JOIN_PAGE.devices}>
          {preview ? (
            <>
              <PreviewVideo preview={preview} name={name} />
              <DevicePickers preview={preview} />
            </>
          ) : (
            <DevicesPlace />
          )}
        </Box>
        <Box {...JOIN_PAGE.talk}>
          <Box {...JOIN_PAGE.titles}>
            <Heading as="h1" size="lg">
              {getTitle(meeting)}
            </Heading>
            <Box {...JOIN_PAGE.state}>
              <HStack gap={2} color="fg.muted">
                {meeting.passwordRequired ? <Lock size={16} aria-hidden /> : <Users size={16} aria-hidden />}
                <Text tone="muted">{t(stateKey(meeting, starts))}</Text>
              </HStack>
            </Box>
          </Box>
          {isUnsupportedDesktop(navigator.userAgent) && (
            <Banner
              tone="warning"
              actions={
                <CopyButton size="sm" variant="ghost" value={meetingLink(meeting.roomId)}>
                  {t('copyLink')}
                </CopyButton>
              }
            >
              {t('browser.text')}
            </Banner>
          )}
          {meeting.isRecorded && <Banner tone="warning">{t('preview.recorded')}</Banner>}
          {meeting.isTranscribed && <Banner tone="warning">{t('preview.transcribed')}</Banner>}
          {wasFull && !problem && (
            <Banner tone="success" role="alert">
              {t('full.free')}
            </Banner>
          )}
          {problem && (
            <Banner tone="danger" role="alert">
              {problem}
            </Banner>
          )}
          <Formik
            initialValues={{ name, subject: '', ...NO_START_OPTIONS }}
            validate={signedIn ? validateOptions : validateGuest}
            onSubmit={async ({ name: given, ...options }) => {
              if (!signedIn) store(JOIN_NAME_KEY, given.trim());
              await onEnter(given.trim(), beginsHere ? toStartOptions(options) : {});
            }}
          >
            {({ isSubmitting }) => (
              <Form>
                {/* A person who pressed Join on the instant join page must first see what is kept of the meeting. */}
                <TakeArrival
                  mayEnter={refusal === undefined && !meeting.isRecorded && !meeting.isTranscribed}
                  onName={setTypedName}
                />
                <Box {...JOIN_PAGE.form}>
                  {signedIn ? (
                    <Box {...JOIN_PAGE.person}>
                      <Avatar name={session.fullName} email={session.email} photo={session.avatar} />
                      <Stack gap={0} minW={0}>
                        <Text weight="medium" truncate>
                          {session.fullName}
                        </Text>
                        <Text size="xs" tone="muted" truncate>
                          {session.email}
                        </Text>
                      </Stack>
                    </Box>
                  ) : (
                    <NameField
                      name="name"
                      label={t('contracts:meetings.joinPage.name')}
                      size="lg"
                      onChange={(event) => setTypedName(event.target.value)}
                      autoFocus
                    />
                  )}
                  {beginsHere && (
                    <StartOptions withSubject hasPassword={meeting.passwordRequired} hostMode={meeting.startMode} />
                  )}
                  <Button
                    type="submit"
                    variant="primary"
                    size="lg"
                    wide
                    loading={isSubmitting}
                    disabledReason={refusal}
                    // The focused button was removed with the waiting page.
                    autoFocus={wasFull && signedIn}
                  >
                    {t(beginsHere ? 'contracts:meetings.joinPage.start' : 'contracts:meetings.joinPage.join')}
                  </Button>
                </Box>
              </Form>
            )}
          </Formik>
          <Text size="xs" tone="muted">
            {t('contracts:meetings.joinPage.roomId', { roomId: meeting.roomId })}
          </Text>
        </Box>
      </Box>
    </Box>
  );
}

/** Keeps the place of picture and pickers, which load a moment later, so that nothing below moves. */
function DevicesPlace() {
  return (
    <>
      <Box {...JOIN_PAGE.picture} />
      <Box {...JOIN_PAGE.pickers} />
    </>
  );
}

function stateKey(meeting: PreviewScreenProps['meeting'], starts: boolean): string {
  if (meeting.isMeetingLive) return 'preview.state.live';
  return starts ? 'preview.state.ready' : 'preview.state.notStarted';
}
