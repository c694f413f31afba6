import { getAppVersion } from '@meet/accounts-contract/operations';
import { getFrame } from '../addresses/getFrame.ts';
import { Button, dismissToast, toast } from '@meet/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';
import { reloadFresh, tidyAddress } from './cacheBust.ts';
import { createVersionCheck, REFRESH_TOAST_MS, type AppRelease, type VersionCheck } from './createVersionCheck.ts';

const VERSION_CHECK_MS = 30 * 60_000;

const ChangelogDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "changelog" */ './ChangelogDialog.tsx')).ChangelogDialog,
}));

const CHANNEL = 'meet';
const REFRESH = 'version-refresh';
const NOTICE = 'new-version';

/** Checks for a new version when the page opens and every half hour, and offers it to the person. */
export function VersionWatcher() {
  const t = useText();
  const { api } = useShell();
  const { pathname } = useLocation();
  const inMeeting = getFrame(pathname, true).meeting;
  const check = useRef<VersionCheck>(undefined);
  const wasInMeeting = useRef(inMeeting);
  const [offered, setOffered] = useState<AppRelease>();

  useEffect(tidyAddress, []);
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const own = createVersionCheck({
      fetchRelease: () => api.execute(getAppVersion, {}),
      isInMeeting: () => getFrame(location.pathname, true).meeting,
      offerWithChangelog: setOffered,
      offerSoon: (release) =>
        void toast({
          uid: NOTICE,
          type: 'Confirm',
          title: t('version.availableTitle'),
          message: t('version.available'),
          buttons: [
            { text: t('version.later'), action: 'later' },
            { text: t('version.update'), action: 'update' },
          ],
          onAction: (action) => (action === 'update' ? own.update(release) : own.postpone()),
        }),
      announceReload: () =>
        void toast.info(t('version.improvements'), {
          title: t('version.improvementsTitle'),
          timeout: REFRESH_TOAST_MS,
        }),
      notifyOtherTabs: () => channel.postMessage(REFRESH),
      reload: reloadFresh,
    });
    check.current = own;
    channel.onmessage = ({ data }) => data === REFRESH && own.handleRefreshElsewhere();
    void own.run();
    const timer = setInterval(() => void own.run(), VERSION_CHECK_MS);
    return () => {
      clearInterval(timer);
      channel.close();
      dismissToast(NOTICE);
    };
  }, [api, t]);

  useEffect(() => {
    if (wasInMeeting.current && !inMeeting) check.current?.handleMeetingLeft();
    wasInMeeting.current = inMeeting;
  }, [inMeeting]);

  if (!offered) return null;
  const postpone = () => {
    check.current?.postpone();
    setOffered(undefined);
  };
  return (
    <Suspense>
      <ChangelogDialog
        changelog={offered.changelog}
        onClose={postpone}
        footer={
          <>
            <Button variant="ghost" onClick={postpone}>
              {t('version.later')}
            </Button>
            <Button variant="primary" onClick={() => check.current?.update(offered)}>
              {t('version.update')}
            </Button>
          </>
        }
      />
    </Suspense>
  );
}
