import type { MeetingSession } from '@meet/meetings-contract';
import { constant, useBehavior, useHost, useSession, useTexts } from '@meet/remote-kit';
import { CopyButton, CopyIconButton, HStack, IconButton, Menu, Spacer, Text, useIsNarrow } from '@meet/ui';
import { CircleQuestionMark, KeyRound, Mail, Timer, TriangleAlert, UserPlus, Users } from '@meet/ui/icons';
import { useCopyLink } from '../../parts/useCopyLink.ts';
import { useMeetingTitle, type MeetingAbout } from '../../parts/useMeetingTitle.ts';
import { elapsedText } from '../../state/elapsed.ts';
import { linkWithPassword } from '../../state/linkPassword.ts';
import { isUnsupportedDesktop, meetingLink } from '../../state/openMeeting.ts';
import type { MeetingViewModel } from './createMeetingViewModel.ts';
import { MeetingChatButton } from './MeetingChatButton.tsx';

const zero$ = constant(0);
const none$ = constant<number | undefined>(undefined);
const no$ = constant(false);
const unknown$ = constant<MeetingAbout | undefined>(undefined);

/** A thin bar above the room. It shows the title, the time since the start, the time left, and the link. */
export function MeetingBar({ session, meeting }: { session: MeetingSession; meeting: MeetingViewModel | undefined }) {
  const t = useTexts();
  const host = useHost();
  const { state } = useSession();
  const elapsed = useBehavior(meeting?.elapsed$ ?? zero$);
  const left = useBehavior(meeting?.left$ ?? none$);
  const isIn = useBehavior(meeting?.joined$ ?? no$);
  const about = useBehavior<MeetingAbout | undefined>(meeting?.about$ ?? unknown$) ?? session;
  const getTitle = useMeetingTitle();
  const isNarrow = useIsNarrow();
  const copyLink = useCopyLink();
  const link = meetingLink(session.roomId);
  const { password } = session;
  return (
    <HStack
      as="header"
      h={11}
      px={3}
      gap={3}
      flexShrink={0}
      bg="#1b1816"
      color="white"
      css={{ '& button': { color: 'white' }, '& button:hover': { background: 'rgba(255,255,255,0.12)' } }}
    >
      <Text as="h1" tone="inherit" weight="medium" truncate>
        {getTitle(about)}
      </Text>
      <Text tone="inherit" tabular opacity={0.75} whiteSpace="nowrap" aria-label={t('room.elapsed')} role="timer">
        {elapsedText(elapsed)}
      </Text>
      <Spacer />
      {left !== undefined && (
        <HStack gap={1.5} color="#fbbf6b" title={t('room.endsIn')}>
          <Timer size={16} aria-hidden />
          <Text tone="inherit" tabular whiteSpace="nowrap">
            {elapsedText(left)}
          </Text>
        </HStack>
      )}
      {isUnsupportedDesktop(navigator.userAgent) && (
        <IconButton
          size="sm"
          label={t('room.browser')}
          icon={<TriangleAlert />}
          onClick={() =>
            void host.openDialog('meetings.browserWarning/v1', {
              meetingUrl: link,
              isInMeeting: true,
            })
          }
        />
      )}
      {!host.flags.mobile && (
        <IconButton
          size="sm"
          label={t('room.guide')}
          icon={<CircleQuestionMark />}
          onClick={() => void host.openDialog('account.quickGuide/v1', { guideId: 'jitsi_quick_guide' })}
        />
      )}
      {/* The embedded room contains the chat itself. */}
      {session.jitsiDomain !== '' && state === 'signed-in' && isIn && <MeetingChatButton roomId={session.roomId} />}
      {state === 'signed-in' && (
        <Menu
          trigger={<IconButton size="sm" label={t('room.addPeople')} icon={<UserPlus />} />}
          items={[
            {
              id: 'network',
              label: t('room.fromNetwork'),
              icon: <Users aria-hidden />,
              onSelect: () => host.events.emit('meeting.peopleWanted@1', { roomId: session.roomId }),
            },
            {
              id: 'mail',
              label: t('room.invite'),
              icon: <Mail aria-hidden />,
              onSelect: () => void host.openDialog('meetings.details/v1', { kind: 2, roomId: session.roomId }),
            },
            Boolean(password) && {
              id: 'password',
              label: t('room.copyWithPassword'),
              icon: <KeyRound aria-hidden />,
              onSelect: () => void copyLink(linkWithPassword(session.roomId, password!)),
            },
          ]}
        />
      )}
      {isNarrow ? (
        <CopyIconButton value={link} label={t('copyLink')} />
      ) : (
        <CopyButton size="sm" variant="ghost" value={link}>
          {t('copyLink')}
        </CopyButton>
      )}
    </HStack>
  );
}
