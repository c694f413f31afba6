import type { OutputOf } from '@meet/contracts';
import { searchAccounts } from '@meet/accounts-contract/operations';
import { useCall } from '@meet/remote-kit';

export type FoundAccount = OutputOf<typeof searchAccounts>['accounts'][number];

/** Every search is written to the audit log: one is made when typing rests. */
const REST_MS = 400;

/** Returns the people that a text finds; undefined while that is not known. */
export function useFoundAccounts(search: string) {
  const { value, error, retry } = useCall(searchAccounts, search ? { search } : undefined, REST_MS);
  return { accounts: value?.accounts, failure: error, retry };
}
