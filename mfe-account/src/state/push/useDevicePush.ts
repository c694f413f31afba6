import { useHost, useRequest, useSession, useTexts } from '@meet/remote-kit';
import { toast } from '@meet/ui';
import { useCallback, useEffect, useState } from 'react';
import { readPushState, testPush, turnPushOff, turnPushOn, type PushState } from './devicePush.ts';

/**
 * Returns whether the person is notified on this device, with actions that change it. It follows changes in the
 * browser's settings.
 */
export function useDevicePush() {
  const t = useTexts();
  const { api, i18n, toast: showToast } = useHost();
  const session = useSession();
  const owner = session.state === 'signed-in' ? session.email : '';
  const read = useCallback((signal: AbortSignal) => readPushState(api, signal), [api]);
  const { value: state, failed, refresh, setValue: setState } = useRequest<PushState>(read);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // The person may return from the browser's settings.
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [refresh]);

  async function run(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ type: 'error', title, message: i18n.errorText(error) });
      refresh();
    } finally {
      setBusy(false);
    }
  }

  return {
    state,
    failed,
    isBusy,
    reload: refresh,
    change: (on: boolean) =>
      run(t('push.failed'), async () => setState(await (on ? turnPushOn(api, owner) : turnPushOff(api)))),
    sendTest: () =>
      run(t('push.test'), async () => {
        await testPush(api);
        toast.snackbar(t('push.tested'));
      }),
  };
}
