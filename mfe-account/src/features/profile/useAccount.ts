import type { OutputOf } from '@meet/contracts';
import { ownProfileChanged } from '@meet/accounts-contract';
import { getAccountData } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useCallback, useEffect, useState } from 'react';

export type Account = OutputOf<typeof getAccountData>['account'];

/** The profile as the server has it; a change that it took is shown here and told to the whole page. */
export function useAccount() {
  const { api, events } = useHost();
  const [account, setAccount] = useState<Account>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    api.execute(getAccountData, {}, abort.signal).then(
      (answer) => setAccount(answer.account),
      () => !abort.signal.aborted && setFailed(true),
    );
    return () => abort.abort();
  }, [api, attempt]);

  useEffect(() => {
    const changes = events.server(ownProfileChanged).subscribe(({ payload: { profile } }) => {
      const { fullName, alias, avatar } = profile;
      setAccount((present) => present && { ...present, fullName, alias, avatar });
    });
    return () => changes.unsubscribe();
  }, [events]);

  const reload = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);

  const change = useCallback(
    (changes: Partial<Account>) => {
      setAccount((present) => present && { ...present, ...changes });
      const { fullName, alias, avatar } = changes;
      events.emit('profile.changed@1', {
        ...(fullName !== undefined && { fullName }),
        ...(alias != null && { alias }),
        ...(avatar !== undefined && { avatar }),
      });
    },
    [events],
  );

  return { account, failed, reload, change };
}
