import { PERIODS } from '@meet/contracts';
import type { BusEvent } from '@meet/contracts/events';
import { refreshContacts } from '@meet/network-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { filter, interval, merge, Subject, takeUntil, timer } from 'rxjs';
import { applyEvent } from './applyEvent.ts';
import { NetworkDocument } from './network.generated.ts';
import { EMPTY_NETWORK, type NetworkState } from './NetworkState.ts';
import { replaceNetwork } from './replaceNetwork.ts';

/** Without a connection the network is fetched all the same, after this wait. */
const CONNECTION_WAIT_MS = 2_000;

export type Loading = 'loading' | 'ready' | 'failed';

export interface NetworkStore {
  readonly state$: Behavior<NetworkState>;
  readonly loading$: Behavior<Loading>;
  /** The last fetch failed: presence may be old. */
  readonly serverIssue$: Behavior<boolean>;
  readonly refresh: () => void;
  /** Applies what a call answered, ahead of the event that tells the same. */
  readonly apply: (event: Pick<BusEvent, 'type' | 'payload'>) => void;
}

/** The network of the person signed in: fetched once connected, then kept true by events. Lives as long as its scope. */
export function createNetworkStore(scope: Scope, { apollo, events }: Pick<HostApi, 'apollo' | 'events'>): NetworkStore {
  const state$ = scope.state(EMPTY_NETWORK);
  const loading$ = scope.state<Loading>('loading');
  const serverIssue$ = scope.state(false);
  const asked$ = new Subject<void>();
  let fetching: AbortController | undefined;
  /** What came in since the running fetch began; it may or may not be in the answer. */
  let since: Pick<BusEvent, 'type' | 'payload'>[] = [];

  const connected$ = events.connection$.pipe(filter((connection) => connection === 'online'));
  const visibly$ = interval(PERIODS.contactsRefreshMs).pipe(filter(() => document.visibilityState === 'visible'));
  const unconnected$ = timer(CONNECTION_WAIT_MS).pipe(takeUntil(connected$));

  scope.listen(events.server$, (event) => {
    apply(event);
    if (event.type === refreshContacts.type && (event.payload as { fetchContactsAnew: boolean }).fetchContactsAnew) {
      asked$.next();
    }
  });
  scope.listen(merge(connected$, unconnected$, visibly$, asked$), () => void fetchAll());
  scope.onEnd(() => fetching?.abort());

  function apply(event: Pick<BusEvent, 'type' | 'payload'>): void {
    if (fetching) since.push(event);
    const next = applyEvent(state$.value, event);
    if (next !== state$.value) state$.next(next);
  }

  async function fetchAll(): Promise<void> {
    fetching?.abort();
    const own = (fetching = new AbortController());
    since = [];
    try {
      // Kept here alone: normalising ten thousand contacts into the cache would hold up the page and serve nobody.
      const { data } = await apollo.query({
        query: NetworkDocument,
        fetchPolicy: 'no-cache',
        // Never the answer to an earlier question: events may have come in since.
        context: { queryDeduplication: false, fetchOptions: { signal: own.signal } },
      });
      if (own.signal.aborted) return;
      state$.next(since.reduce(applyEvent, replaceNetwork(state$.value, data!)));
      loading$.next('ready');
      serverIssue$.next(false);
    } catch {
      if (own.signal.aborted) return;
      serverIssue$.next(true);
      if (loading$.value === 'loading') loading$.next('failed');
    } finally {
      if (fetching === own) fetching = undefined;
    }
  }

  return {
    state$,
    loading$,
    serverIssue$,
    apply,
    refresh() {
      if (loading$.value === 'failed') loading$.next('loading');
      asked$.next();
    },
  };
}
