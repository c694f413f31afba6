import type { OutputOf } from '@meet/contracts';
import { ownProfileChanged } from '@meet/accounts-contract';
import { getAccountData } from '@meet/accounts-contract/operations';
import { useCall, useHost } from '@meet/remote-kit';
import { useCallback, useEffect } from 'react';

export type Account = OutputOf<typeof getAccountData>['account'];

/** Keeps the profile from the server. A stored change is shown here and announced to the whole page. */
export function useAccount() {
  const { events } = useHost();
  const { value, failed, retry, setValue } = useCall(getAccountData, {});
  const setAccount = useCallback(
    (changes: Partial<Account>) =>
      setValue((present) => present && { ...present, account: { ...present.account, ...changes } }),
    [setValue],
  );

  useEffect(() => {
    const changes = events.server(ownProfileChanged).subscribe(({ payload: { profile } }) => {
      const { fullName, alias, avatar } = profile;
      setAccount({ fullName, alias, avatar });
    });
    return () => changes.unsubscribe();
  }, [events, setAccount]);

  const change = useCallback(
    (changes: Partial<Account>) => {
      setAccount(changes);
      const { fullName, alias, avatar } = changes;
      events.emit('profile.changed@1', {
        ...(fullName !== undefined && { fullName }),
        ...(alias != null && { alias }),
        ...(avatar !== undefined && { avatar }),
      });
    },
    [events, setAccount],
  );

  return { account: value?.account, failed, reload: retry, change };
}
