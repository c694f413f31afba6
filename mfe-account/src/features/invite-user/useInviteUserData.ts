import type { OutputOf } from '@meet/contracts';
import { getInviteUserData } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

type InviteUserData = OutputOf<typeof getInviteUserData>;

/** Fetches the groups and the organization into which the person may invite; undefined until they are there. */
export function useInviteUserData() {
  const { api } = useHost();
  const [data, setData] = useState<InviteUserData>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    api.execute(getInviteUserData, {}, abort.signal).then(setData, () => !abort.signal.aborted && setFailed(true));
    return () => abort.abort();
  }, [api, attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { data, failed, retry };
}
