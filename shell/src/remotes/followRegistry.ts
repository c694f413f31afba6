import type { remotesChanged } from '@meet/releases-contract';
import type { BusEvent } from '@meet/contracts/events';
import { debounceTime, filter, merge, type Observable, switchMap, timer } from 'rxjs';

/** Time over which tabs spread their requests at random, because a thousand tabs receive a change at once. */
export const SPREAD_MS = 2_000;
/** Changes within this time cause one request. */
const TOGETHER_MS = 200;

// Only the type is imported: the contract's calls would add to the size of every first page.
const CHANGED: (typeof remotesChanged)['type'] = 'remotesChanged';

interface Followed {
  readonly server$: Observable<BusEvent>;
  readonly reconnected$: Observable<void>;
  /** Emits when another person signs in, for whom other releases may be live. */
  readonly signedInAgain$: Observable<unknown>;
}

/**
 * Fetches the registry again in three cases: it changed, the connection is back after a break, or another person signs
 * in. Returns the function that stops it.
 */
export function followRegistry(
  { server$, reconnected$, signedInAgain$ }: Followed,
  refresh: () => Promise<void>,
  random: () => number = Math.random,
): () => void {
  const spread$ = merge(server$.pipe(filter(({ type }) => type === CHANGED)), reconnected$).pipe(
    debounceTime(TOGETHER_MS),
    switchMap(() => timer(random() * SPREAD_MS)),
  );
  const following = merge(spread$, signedInAgain$).subscribe(() => {
    // The page keeps its list. The next change or connection fetches again.
    refresh().catch(() => {});
  });
  return () => following.unsubscribe();
}
