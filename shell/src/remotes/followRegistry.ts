import type { remotesChanged } from '@meet/releases-contract';
import type { BusEvent } from '@meet/contracts/events';
import { debounceTime, filter, merge, type Observable, switchMap, timer } from 'rxjs';

/** A thousand tabs hear of a change at once; they ask within so long. */
export const SPREAD_MS = 2_000;
/** Changes that come together are one. */
const TOGETHER_MS = 200;

// Its type alone is imported: the contract's calls would weigh on every first page.
const CHANGED: (typeof remotesChanged)['type'] = 'remotesChanged';

interface Followed {
  readonly server$: Observable<BusEvent>;
  readonly reconnected$: Observable<void>;
  /** Emits when somebody else signs in, who may be shown other releases. */
  readonly signedInAgain$: Observable<unknown>;
}

/**
 * Fetches the registry again when it changed, when the connection is back after a break in which it may have changed,
 * and when somebody else signs in. Returns the function that stops it.
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
