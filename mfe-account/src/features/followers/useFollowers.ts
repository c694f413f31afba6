import { followsChanged, type Follower } from '@meet/notifications-contract';
import { getFollowers } from '@meet/notifications-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { merge } from 'rxjs';

/** Whom the person follows, or who follows them; asked for again when that changes. */
export function useFollowers(iAmFollowing: boolean) {
  const { api, events } = useHost();
  const [followers, setFollowers] = useState<readonly Follower[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    api.execute(getFollowers, { iAmFollowing }, abort.signal).then(
      (answer) => setFollowers(answer.followers),
      () => !abort.signal.aborted && setFailed(true),
    );
    return () => abort.abort();
  }, [api, iAmFollowing, attempt]);

  useEffect(() => {
    const watching = merge(events.server(followsChanged), events.reconnected$).subscribe(reload);
    return () => watching.unsubscribe();
  }, [events, reload]);

  return { followers, failed, reload };
}
