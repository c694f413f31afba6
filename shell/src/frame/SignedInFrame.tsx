import type {} from '@meet/meetings-contract/page';
import { getFrame, type FrameRules } from '../addresses/getFrame.ts';
import { Slot, useSession } from '@meet/remote-kit';
import { AppFrame, useIsPhone } from '@meet/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HostScope } from '../host/HostScope.tsx';
import { useShell } from '../base/ShellContext.ts';
import { useShellHost } from '../host/ShellHostContext.ts';
import { whenIdle } from '../browser/whenIdle.ts';
import { AbsentChat } from './AbsentChat.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { NavigationRail } from './NavigationRail.tsx';
import { NavigationWatcher } from './NavigationWatcher.tsx';
import { NetworkSkeleton } from './NetworkSkeleton.tsx';
import { getSlots } from '../addresses/getSlots.ts';
import { Shortcuts, type OpenedByKey } from './Shortcuts.tsx';
import { useText } from '../base/useText.ts';

/**
 * The frame for signed-in people: header, pages, My network at the side, chat over it. A meeting has only the last two.
 */
export function SignedInFrame({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<OpenedByKey>();
  return (
    <HostScope>
      <FrameInHost onFind={() => setOpened('palette')}>{children}</FrameInHost>
      <NavigationWatcher />
      <Shortcuts opened={opened} onOpen={setOpened} />
    </HostScope>
  );
}

/** Its code loads only for people who run a preview. */
const PreviewBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "preview-badge" */ './PreviewBadge.tsx')).PreviewBadge,
}));

function Previews() {
  const previews = useShellHost().remotes.previews();
  return (
    previews.length > 0 && (
      <Suspense>
        <PreviewBadge previews={previews} />
      </Suspense>
    )
  );
}

/** Renews the push subscription on devices that have one. Its code loads for those only, once the page is idle. */
function useKeptPush() {
  const { api, session } = useShell();
  useEffect(() => {
    if (!('Notification' in window) || Notification.permission !== 'granted') return;
    void whenIdle()
      .then(() => import(/* webpackChunkName: "keep-push" */ '../push/keepPush.ts'))
      .then(({ keepPush }) => keepPush({ api, session }))
      .catch(() => undefined);
  }, [api, session]);
}

function PersonsOverlay({ rules }: { rules: FrameRules }) {
  useKeptPush();
  return getSlots(rules, useSession()).has('shell.overlay/v1') && <Slot name="shell.overlay/v1" absent="quiet" />;
}

/**
 * Hides My network in a meeting until the person wants to add people. On phones it opens expanded, because it is usable
 * only then.
 */
function useMeetingDrawer(isMeeting: boolean, expand: (expanded: boolean) => void) {
  const { events } = useShellHost().host;
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isMeeting) return;
    const subscription = events.on('meeting.peopleWanted@1').subscribe(() => {
      setOpen((before) => !before);
      expand(isPhone);
    });
    return () => {
      subscription.unsubscribe();
      setOpen(false);
      expand(false);
    };
  }, [events, expand, isMeeting, isPhone]);
  return { isOpen, close: () => (setOpen(false), expand(false)) };
}

function FrameInHost({ onFind, children }: { onFind: () => void; children: ReactNode }) {
  const t = useText();
  const { remotes } = useShellHost();
  const rules = getFrame(useLocation().pathname, true, remotes);
  const slots = getSlots(rules, useSession());
  const [networkExpanded, setNetworkExpanded] = useState(false);
  const drawer = useMeetingDrawer(rules.meeting, setNetworkExpanded);
  const hasRail = rules.navigation === 'full';
  const hasChat = slots.has('shell.chat/v1');
  const hasChatItem = useIsPhone() && hasRail;
  const hasNetwork = slots.has('shell.network/v1') && remotes.getFillers('shell.network/v1').length > 0;

  return (
    <>
      <AppFrame
        banner={
          <>
            {rules.impersonationBanner && <ImpersonationBanner />}
            <Previews />
          </>
        }
        header={!rules.meeting && <Header rules={rules} onFind={onFind} />}
        rail={
          hasRail && (
            <NavigationRail
              rules={rules}
              onOpenNetwork={hasNetwork ? () => setNetworkExpanded(true) : undefined}
              hasChat={hasChat}
            />
          )
        }
        footer={rules.footer && <Footer />}
        panel={
          hasNetwork
            ? {
                label: t('frame.network'),
                state: networkExpanded ? 'expanded' : 'collapsed',
                onCollapse: rules.meeting ? drawer.close : () => setNetworkExpanded(false),
                onClose: rules.meeting ? drawer.close : undefined,
                // My network stays mounted while it is hidden, because it receives from the start when contacts can be
                // added.
                isHidden: rules.meeting && !drawer.isOpen,
                content: (
                  <Slot
                    name="shell.network/v1"
                    skeleton={<NetworkSkeleton />}
                    onMeetingPage={rules.meeting}
                    expanded={networkExpanded}
                    onExpandedChange={setNetworkExpanded}
                  />
                ),
              }
            : undefined
        }
        floating={
          hasChat && (
            <Slot
              name="shell.chat/v1"
              // The chat's own page shows itself why it waits, so no stand-in is needed there.
              absent={hasChatItem || rules.meeting || rules.isChat ? 'quiet' : AbsentChat}
              onMeetingPage={rules.meeting}
              hasItem={hasChatItem}
            />
          )
        }
      >
        {children}
      </AppFrame>
      <PersonsOverlay rules={rules} />
    </>
  );
}
