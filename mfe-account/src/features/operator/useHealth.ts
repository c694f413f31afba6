import type { OutputOf } from '@meet/contracts';
import type { getHealth as call } from '@meet/releases-contract';
import { getHealth } from '@meet/releases-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

export type Health = OutputOf<typeof call>;

const EVERY_MS = 10_000;

/**
 * Keeps the health of all parts, fetched every ten seconds while the page is visible. The last answer stays until the
 * next one arrives.
 */
export function useHealth() {
  const { api } = useHost();
  const [health, setHealth] = useState<Health>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    (signal?: AbortSignal) =>
      api.execute(getHealth, {}, signal).then(
        (state) => {
          if (signal?.aborted) return;
          setHealth(state);
          setFailed(false);
        },
        () => {
          if (!signal?.aborted) setFailed(true);
        },
      ),
    [api],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(leaving.signal);
    }, EVERY_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [load]);
  return { health, failed, reload: () => void load() };
}
