import type { OutputOf } from '@meet/contracts';
import { searchAccounts } from '@meet/accounts-contract/operations';
import { useCall } from '@meet/remote-kit';

export type FoundAccount = OutputOf<typeof searchAccounts>['accounts'][number];

/** Pause in typing before a search. The audit log records every search, so there should be few. */
const REST_MS = 400;

/** Returns the people whom a search finds; undefined until that is known. */
export function useFoundAccounts(search: string) {
  const { value, error, retry } = useCall(searchAccounts, search ? { search } : undefined, REST_MS);
  return { accounts: value?.accounts, failure: error, retry };
}
