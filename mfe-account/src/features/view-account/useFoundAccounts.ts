import type { OutputOf } from '@meet/contracts';
import { searchAccounts } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

export type FoundAccount = OutputOf<typeof searchAccounts>['accounts'][number];

/** Every search is written to the audit log: one is made when typing rests. */
const REST_MS = 400;

interface Found {
  readonly search: string;
  readonly attempt: number;
  readonly accounts?: readonly FoundAccount[];
  readonly failure?: unknown;
}

/** The people that a text finds; undefined while that is not known. */
export function useFoundAccounts(search: string) {
  const { api } = useHost();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!search) return undefined;
    const abort = new AbortController();
    const told = (answer: Partial<Found>) => !abort.signal.aborted && setFound({ search, attempt, ...answer });
    const timer = setTimeout(() => {
      api.execute(searchAccounts, { search }, abort.signal).then(told, (failure: unknown) => told({ failure }));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, search, attempt]);
  const current = found?.search === search && found.attempt === attempt ? found : undefined;
  return { accounts: current?.accounts, failure: current?.failure, retry: () => setAttempt((count) => count + 1) };
}
