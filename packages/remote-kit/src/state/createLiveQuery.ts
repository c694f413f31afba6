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
  /**
   * `ready` from the first answer on, even if later fetches fail. `failed` if no answer came and the last fetch failed.
   */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly value: Value;
  readonly isFetching: boolean;
  /**
   * Whether changes may be missing from the value, because the connection is broken or missed changes are not fetched
   * yet.
   */
  readonly isStale: boolean;
  /** Error of the last fetch; undefined after a successful one. */
  readonly failure: unknown;
}

type ReducedEvent = Pick<BusEvent, 'type' | 'payload'>;

/** Versions of one subject: of its known state and of a received one. */
export interface Versions {
  readonly known: number;
  readonly received: number;
}

export interface LiveQueryOptions<Value> {
  readonly events: Pick<HostEvents, 'server$' | 'connection$'>;
  /**
   * Fetches the value from the server. The signal aborts when another fetch replaces this one and when the scope ends.
   * `known` returns the current value at any time of the fetch. It must not return the answer of an earlier request.
   */
  readonly fetch: (signal: AbortSignal, known: () => Value | undefined) => ObservableInput<Value>;
  /**
   * Returns the value after an event. Returns the same object if the event does not concern it, and undefined if the
   * value must be fetched again.
   */
  readonly reduce: (value: Value, event: ReducedEvent) => Value | undefined;
  /**
   * Returns the versions that an event compares. An event that is no newer than the known state is dropped. Undefined
   * if the event has no version.
   */
  readonly version?: (value: Value, event: ReducedEvent) => Versions | undefined;
  /** Value before the first answer; events apply to it. Without it the value is undefined until then. */
  readonly initial?: Value;
  /** Pause in milliseconds before a fetch that an event causes, for events that come in bursts; no pause by default. */
  readonly settleMs?: number;
  /**
   * Opens a frame that lasts until the source emits. An event outside a frame is applied at once and opens one. Events
   * within a frame are applied together at its end. By default each event is applied at once.
   */
  readonly frame?: () => ObservableInput<unknown>;
  /**
   * Applies consecutive events of one type in one frame, by type. The result must equal that of `reduce` for one event
   * after the other. The function must drop old and repeated events itself, since `version` is not called.
   */
  readonly runs?: Readonly<Record<string, (value: Value, events: readonly ReducedEvent[]) => Value>>;
  /**
   * Pause in milliseconds before a failed fetch is repeated. By default the next fetch comes with `refetch`, an event
   * or the connection.
   */
  readonly retryMs?: number;
}

export interface LiveQuery<Value, Shown = Value | undefined> {
  readonly state$: Behavior<LiveState<Shown>>;
  /** Fetches now and replaces a running fetch. Resolves when no fetch is running, also after a failure. */
  readonly refetch: () => Promise<void>;
  /** Applies an event that did not come from the server's stream, such as the answer of a call. */
  readonly apply: (event: ReducedEvent) => void;
  /** Changes the value locally. A change during a fetch is applied to its answer too. */
  readonly update: (change: (value: Value) => Value) => void;
}

/** Duration of a frame on a screen with 60 frames a second. A timer ends it in a hidden tab too. */
const FRAME_MS = 16;

/** Returns a source that emits after one frame of the screen. */
export const screenFrame = (): ObservableInput<unknown> => timer(FRAME_MS);

/**
 * Time to wait for a connection. After it the value is fetched without one, for example because WebSockets are blocked.
 */
export const CONNECTION_WAIT_MS = 2_000;

/**
 * Keeps a value of the server up to date, as if it were fetched. It is fetched after the subscription to the server's
 * events, and again after each break. Events apply to the value as they arrive. Events during a fetch apply to its
 * answer too, which may or may not include them. If events show that changes are missing, one fetch follows, whatever
 * the number of events. The known value stays during a new fetch and after its failure. Everything ends with the scope.
 */
export function createLiveQuery<Value>(
  scope: Scope,
  options: LiveQueryOptions<Value> & { readonly initial: Value },
): LiveQuery<Value, Value>;
export function createLiveQuery<Value>(scope: Scope, options: LiveQueryOptions<Value>): LiveQuery<Value>;
export function createLiveQuery<Value>(scope: Scope, options: LiveQueryOptions<Value>): LiveQuery<Value> {
  const { events, reduce, version, frame, runs = {}, settleMs = 0, retryMs } = options;
  const state$ = scope.state<LiveState<Value | undefined>>({
    status: 'loading',
    value: options.initial,
    isFetching: false,
    isStale: false,
    failure: undefined,
  });
  const started$ = new Subject<void>();
  /** Milliseconds until the next fetch; undefined cancels a planned one. */
  const planned$ = new Subject<number | undefined>();
  /** Changes that arrived during the running fetch. */
  let arrived: Change<Value>[] = [];
  let isOnline = false;
  const frameOpened$ = new Subject<void>();
  let isInFrame = false;
  /** Events of the current frame that are not applied yet. */
  const held: ReducedEvent[] = [];

  const change = (part: Partial<LiveState<Value | undefined>>) => {
    if (!scope.ended) state$.next({ ...state$.value, ...part });
  };

  const applied =
    (event: ReducedEvent): Change<Value> =>
    (value) => {
      const versions = version?.(value, event);
      return versions && versions.received <= versions.known ? value : reduce(value, event);
    };

  /** Returns the changes of consecutive events. Events of one type that are applied together become one change. */
  function getChanges(row: readonly ReducedEvent[]): Change<Value>[] {
    const changes: Change<Value>[] = [];
    for (let at = 0; at < row.length;) {
      const first = row[at]!;
      const reduceRun = runs[first.type];
      if (!reduceRun) {
        changes.push(applied(first));
        at += 1;
        continue;
      }
      const end = row.findIndex(({ type }, index) => index > at && type !== first.type);
      const run = row.slice(at, end < 0 ? undefined : end);
      changes.push((value) => reduceRun(value, run));
      at += run.length;
    }
    return changes;
  }

  function receive(changes: readonly Change<Value>[]): void {
    const { value, isFetching, status } = state$.value;
    if (isFetching) arrived.push(...changes);
    if (value === undefined) return;
    const { value: changed, isMissing } = applyAll(value, changes);
    if (changed !== value) change({ value: changed });
    // The running fetch may include the missing change; its answer is checked in the same way.
    if (!isMissing || isFetching || status !== 'ready') return;
    change({ isStale: true });
    planned$.next(settleMs);
  }

  function hold(event: ReducedEvent): void {
    held.push(event);
    if (!isInFrame) endFrame();
  }

  function endFrame(): void {
    isInFrame = frame !== undefined && held.length > 0;
    reduceHeld();
    if (isInFrame) frameOpened$.next();
  }

  /**
   * Applies the held events. It runs before anything else that reads or changes the value, so that the order is kept.
   */
  function reduceHeld(): void {
    if (held.length) receive(getChanges(held.splice(0)));
  }

  function start(): void {
    reduceHeld();
    planned$.next(undefined);
    // A fetch that starts now includes all earlier changes.
    arrived = [];
    change({ isFetching: true, ...(state$.value.status === 'failed' && { status: 'loading', failure: undefined }) });
    started$.next();
  }

  function succeed(answer: Value): void {
    reduceHeld();
    const { value, isMissing } = applyAll(answer, arrived.splice(0));
    change({ status: 'ready', value, isFetching: false, isStale: isMissing || !isOnline, failure: undefined });
    if (isMissing) planned$.next(settleMs);
  }

  function fail(failure: unknown): void {
    reduceHeld();
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
  if (frame) scope.listen(frameOpened$.pipe(switchMap(() => from(frame()).pipe(take(1)))), endFrame);
  // Subscribes before the first fetch, so that no event is lost between the two.
  scope.listen(events.server$, hold);

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
    apply(event) {
      reduceHeld();
      receive([applied(event)]);
    },
    update(make) {
      reduceHeld();
      receive([make]);
    },
  };
}

type Change<Value> = (value: Value) => Value | undefined;

/** Returns the value after changes in their order, and whether one of them requires a fetch. */
function applyAll<Value>(before: Value, changes: readonly Change<Value>[]) {
  let value = before;
  let isMissing = false;
  for (const make of changes) {
    const changed = make(value);
    if (changed === undefined) isMissing = true;
    else value = changed;
  }
  return { value, isMissing };
}
