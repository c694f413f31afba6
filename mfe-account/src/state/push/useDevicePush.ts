import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { toast } from '@meet/ui';
import { useCallback, useEffect, useState } from 'react';
import { readPushState, testPush, turnPushOff, turnPushOn, type PushState } from './devicePush.ts';

/** Whether the person is told on this device, and how to change that. It follows what is changed in the browser's settings. */
export function useDevicePush() {
  const t = useTexts();
  const { api, i18n, toast: showToast } = useHost();
  const session = useSession();
  const owner = session.state === 'signed-in' ? session.email : '';
  const [state, setState] = useState<PushState>();
  const [failed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const read = await readPushState(api, signal);
        if (signal?.aborted) return;
        setState(read);
        setFailed(false);
      } catch {
        if (!signal?.aborted) setFailed(true);
      }
    },
    [api],
  );

  useEffect(() => {
    const abort = new AbortController();
    const handleFocus = () => void read(abort.signal);
    handleFocus();
    // Handles the return from the browser's settings.
    window.addEventListener('focus', handleFocus, { signal: abort.signal });
    return () => abort.abort();
  }, [read]);

  async function run(title: string, work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ type: 'error', title, message: i18n.errorText(error) });
      await read();
    } finally {
      setBusy(false);
    }
  }

  return {
    state,
    failed,
    isBusy,
    reload: () => void read(),
    change: (on: boolean) =>
      run(t('push.failed'), async () => setState(await (on ? turnPushOn(api, owner) : turnPushOff(api)))),
    sendTest: () =>
      run(t('push.test'), async () => {
        await testPush(api);
        toast.snackbar(t('push.tested'));
      }),
  };
}
