import type { OutputOf } from '@meet/contracts';
import { getDevices } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

export type Device = OutputOf<typeof getDevices>['devices'][number];

export function useDevices() {
  const { api } = useHost();
  const [devices, setDevices] = useState<Device[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getDevices, {}, abort.signal).then(
      (answer) => setDevices(answer.devices),
      () => !abort.signal.aborted && setFailed(true),
    );
    return () => abort.abort();
  }, [api, attempt]);
  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { devices, failed, reload };
}
