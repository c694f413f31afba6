import type { BusEvent } from '@meet/contracts/events';
import {
  EMPTY,
  Subject,
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  firstValueFrom,
  from,
  map,
  of,
  switchMap,
  take,
  takeUntil,
  timer,
  type ObservableInput,
} from 'rxjs';
import type { HostEvents } from '../host/HostApi.ts';
import type { Behavior } from './Behavior.ts';
import type { Scope } from './createScope.ts';

export interface LiveState<Value> {
  /** `ready` from the first answer on, whatever comes later; `failed` where there has been none and the last fetch failed. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: Value;
  readonly isFetching: boolean;
  /** Changes may be missing from the value: the connection is broken, or what was missed is not fetched yet. */
  readonly isStale: boolean;
  /** What the last fetch failed with; undefined since one succeeded. */
  readonly failure: unknown;
}

type FoldedEvent = Pick<BusEvent, 'type' | 'payload'>;

/** Where an event stands in the history of what it is about. */
export interface Versions {
  readonly known: number;
  readonly told: number;
}

export interface LiveQueryOptions<Value> {
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  /**
   * Reads the value from the server. The signal is aborted when another fetch takes this one's place and when the scope
   * ends. `known` tells the value at hand, at any time of the fetch. It must not be answered by a question asked earlier.
   */
  readonly fetch: (signal: AbortSignal, known: () => Value | undefined) => ObservableInput<Value>;
  /** The value after an event; the same object where it says nothing about it, undefined where only fetching anew can tell. */
  readonly fold: (value: Value, event: FoldedEvent) => Value | undefined;
  /** An event that tells no more than is known is dropped before it is folded. Undefined: the event has no version. */
  readonly version?: (value: Value, event: FoldedEvent) => Versions | undefined;
  /** What events are folded into until the first answer. Without it the value is undefined until then. */
  readonly initial?: Value;
  /** Pause before fetching anew for an event's sake, for events that come in bursts; none unless told. */
  readonly settleMs?: number;
  /** Pause before fetching anew is tried again when it failed; unless told it waits for `refetch`, an event or the connection. */
  readonly retryMs?: number;
}

export interface LiveQuery<Value, Shown = Value | undefined> {
  readonly state$: Behavior<LiveState<Shown>>;
  /** Fetches now, in place of a fetch under way. Resolves when nothing is being fetched any more, also after a failure. */
  readonly refetch: () => Promise<void>;
  /** Takes an event that did not come from the server's stream, such as what a call answered. */
  readonly apply: (event: FoldedEvent) => void;
  /** Changes the value here; a change made during a fetch is made to its answer as well. */
  readonly update: (change: (value: Value) => Value) => void;
}

/** Where no connection comes up, because WebSockets are blocked perhaps, the value is fetched all the same after this wait. */
export const CONNECTION_WAIT_MS = 2_000;

/**
 * A value of the server's, kept as fetching it anew would give it. It is fetched once the server's events are subscribed
 * to, and again each time they are after a break. Events are folded into it as they come; those that come during a fetch
 * are folded into the answer too, which may or may not know of them. Where an event shows that something is missing, one
 * fetch follows, however many events show it. Whatever is known stays while it is fetched anew and when that fails.
 * Everything ends with the scope.
 */
export function createLiveQuery<Value>(
  scope: Scope,
  options: LiveQueryOptions<Value> & { readonly initial: Value },
): LiveQuery<Value, Value>;
export function createLiveQuery<Value>(scope: Scope, options: LiveQueryOptions<Value>): LiveQuery<Value>;
export function createLiveQuery<Value>(scope: Scope, options: LiveQueryOptions<Value>): LiveQuery<Value> {
  const { events, fold, version, settleMs = 0, retryMs } = options;
  const state$ = scope.state<LiveState<Value | undefined>>({
    status: 'loading',
    value: options.initial,
    isFetching: false,
    isStale: false,
    failure: undefined,
  });
  const started$ = new Subject<void>();
  /** Milliseconds until the next fetch; undefined: none is planned. */
  const planned$ = new Subject<number | undefined>();
  /** What came during the fetch under way. */
  let arrived: Change<Value>[] = [];
  let isOnline = false;

  const change = (part: Partial<LiveState<Value | undefined>>) => {
    if (!scope.ended) state$.next({ ...state$.value, ...part });
  };

  const applied =
    (event: FoldedEvent): Change<Value> =>
    (value) => {
      const versions = version?.(value, event);
      return versions && versions.told <= versions.known ? value : fold(value, event);
    };

  function receive(next: Change<Value>): void {
    const { value, isFetching, status } = state$.value;
    if (isFetching) arrived.push(next);
    if (value === undefined) return;
    const changed = next(value);
    if (changed !== undefined) {
      if (changed !== value) change({ value: changed });
      return;
    }
    // The fetch under way may bring it; its answer is asked the same question.
    if (isFetching || status !== 'ready') return;
    change({ isStale: true });
    planned$.next(settleMs);
  }

  function start(): void {
    planned$.next(undefined);
    // A fetch that begins now knows of everything that came before.
    arrived = [];
    change({ isFetching: true, ...(state$.value.status === 'failed' && { status: 'loading', failure: undefined }) });
    started$.next();
  }

  function succeed(answer: Value): void {
    let value = answer;
    let isMissing = false;
    for (const next of arrived.splice(0)) {
      const changed = next(value);
      if (changed === undefined) isMissing = true;
      else value = changed;
    }
    change({ status: 'ready', value, isFetching: false, isStale: isMissing || !isOnline, failure: undefined });
    if (isMissing) planned$.next(settleMs);
  }

  function fail(failure: unknown): void {
    const isReady = state$.value.status === 'ready';
    change({ status: isReady ? 'ready' : 'failed', isFetching: false, isStale: isReady, failure });
    if (isReady && retryMs !== undefined) planned$.next(retryMs);
  }

  const fetchOnce = () =>
    defer(() => {
      const abort = new AbortController();
      return from(options.fetch(abort.signal, () => state$.value.value)).pipe(
        take(1),
        finalize(() => abort.abort()),
      );
    }).pipe(
      map((answer) => () => succeed(answer)),
      catchError((failure: unknown) => of(() => fail(failure))),
    );

  scope.listen(started$.pipe(switchMap(fetchOnce)), (settle) => settle());
  scope.listen(
    planned$.pipe(switchMap((wait) => (wait === undefined ? EMPTY : wait === 0 ? of(0) : timer(wait)))),
    start,
  );
  // Before the first fetch, so that no event falls between the two.
  scope.listen(events.server$, (event) => receive(applied(event)));

  const online$ = events.connection$.pipe(
    map((connection) => connection === 'online'),
    distinctUntilChanged(),
  );
  scope.listen(online$, (online) => {
    isOnline = online;
    if (online) start();
    else if (state$.value.status === 'ready') change({ isStale: true });
  });
  scope.listen(timer(CONNECTION_WAIT_MS).pipe(takeUntil(online$.pipe(filter(Boolean)))), start);

  return {
    state$,
    async refetch() {
      if (scope.ended) return;
      start();
      await firstValueFrom(state$.pipe(filter(({ isFetching }) => !isFetching)), { defaultValue: undefined });
    },
    apply: (event) => receive(applied(event)),
    update: (make) => receive(make),
  };
}

type Change<Value> = (value: Value) => Value | undefined;
