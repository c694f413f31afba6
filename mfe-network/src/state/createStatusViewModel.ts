import type { StatusName } from '@meet/network-contract';
import type { networkEvents } from '@meet/network-contract';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { ownTimeZone } from '@meet/contracts/zones';
import { createLiveQuery, isViewing, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { distinctUntilChanged, filter, map } from 'rxjs';
import type { Status } from '@meet/remote-kit/network';
import { getOwnStatus, updateStatus } from '@meet/network-contract/operations';

/** Broadcast channel by which tabs of one browser notify each other of the person's own status. */
export const STATUS_CHANNEL = 'status-changed';

export interface StatusChange {
  readonly status: string;
  readonly statusDescription?: string;
  /** Unix seconds; null means until the person changes it. */
  readonly statusEnd?: number | null;
}

export interface StatusViewModel {
  /** Null until known. */
  readonly status$: Behavior<Status | null>;
  /** Sends a new status. Throws CallFailure when it is refused. */
  readonly setStatus: (change: StatusChange) => Promise<void>;
}

/** Returns the person's own status after an event. */
export const reduceStatus = defineReducers<Status | null, typeof networkEvents>()({
  statusChanged: (_status, { ownStatus }) => ownStatus as Status,
  refreshContacts: unchanged,
  refreshContactGroups: unchanged,
  contactGroupChanged: unchanged,
  deleteGroup: unchanged,
  presenceChanged: unchanged,
});

/** Keeps the person's own status. It is fetched, then updated by the server's events and the browser's other tabs. */
export function createStatusViewModel(
  scope: Scope,
  host: Pick<HostApi, 'api' | 'events' | 'session$'>,
): StatusViewModel {
  const { api, events, session$ } = host;
  const { state$, update } = createLiveQuery<Status | null>(scope, {
    events,
    initial: null,
    reduce: reduceStatus,
    fetch: async (signal) => (await api.execute(getOwnStatus, {}, signal)).status,
  });
  const status$ = scope.behavior<Status | null>(null, state$.pipe(map(({ value }) => value)));
  const tabs = new BroadcastChannel(STATUS_CHANNEL);
  scope.onEnd(() => tabs.close());
  tabs.onmessage = ({ data }: MessageEvent<Status>) => update(() => data);

  scope.listen(status$.pipe(filter((status) => status !== null)), (status) => {
    const { status: name, statusDescription, statusStart, statusEnd } = status;
    events.emit('status.changed@1', { status: name, statusDescription, statusStart, statusEnd: statusEnd ?? null });
  });

  const fetched$ = state$.pipe(
    map(({ isFetching }) => isFetching),
    distinctUntilChanged(),
    filter((isFetching) => !isFetching),
  );
  scope.listen(fetched$, () => {
    const { status, value, failure } = state$.value;
    // A person who has never set a status becomes available now. An administrator who views the account sets none.
    if (status !== 'ready' || failure || value || isViewing(session$.value)) return;
    change({ status: 'Available' }, 1).catch(() => {
      // The control keeps the shown status; the next connection tries again.
    });
  });

  /** `unlessSet`: 1 keeps a status that another device set meanwhile. */
  async function change(
    { status, statusDescription = '', statusEnd = null }: StatusChange,
    unlessSet?: 1,
  ): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    // Invisible keeps the start of the status that it hides.
    const statusStart = status === 'Invisible' ? (status$.value?.statusStart ?? now) : now;
    const input = {
      status: status as StatusName,
      statusDescription,
      statusStart,
      statusEnd,
      timezone: ownTimeZone(),
      unlessSet,
    };
    const updated = await api.execute(updateStatus, input);
    if (scope.ended) return;
    update(() => updated.status);
    tabs.postMessage(updated.status);
  }

  return { status$, setStatus: (wanted) => change(wanted) };
}
