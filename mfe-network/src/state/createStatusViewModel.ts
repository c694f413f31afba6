import { statusChanged } from '@meet/network-contract';
import { isViewing, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { filter } from 'rxjs';
import { mutate } from './mutate.ts';
import type { Status } from './NetworkState.ts';
import { OwnStatusDocument } from './ownStatus.generated.ts';
import { UpdateStatusDocument } from './updateStatus.generated.ts';

/** Tabs of one browser tell each other of the own status here. */
export const STATUS_CHANNEL = 'status-changed';

export interface StatusChange {
  readonly status: string;
  readonly statusDescription?: string;
  /** Unix seconds; null lasts until changed. */
  readonly statusEnd?: number | null;
}

export interface StatusViewModel {
  /** Null until known. */
  readonly status$: Behavior<Status | null>;
  /** Sends a new status. Throws CallFailure when it is refused. */
  readonly setStatus: (change: StatusChange) => Promise<void>;
}

/** The own status: fetched, followed through the server's events and the browser's other tabs. */
export function createStatusViewModel(
  scope: Scope,
  host: Pick<HostApi, 'apollo' | 'events' | 'session$'>,
): StatusViewModel {
  const { apollo, events, session$ } = host;
  const status$ = scope.state<Status | null>(null);
  const tabs = new BroadcastChannel(STATUS_CHANNEL);
  scope.onEnd(() => tabs.close());
  tabs.onmessage = ({ data }: MessageEvent<Status>) => show(data);

  scope.listen(events.server(statusChanged), ({ payload }) => show(payload.ownStatus as Status));
  scope.listen(events.connection$.pipe(filter((connection) => connection === 'online')), () => void fetchStatus());
  if (events.connection$.value !== 'online') void fetchStatus();

  function show(status: Status): void {
    status$.next(status);
    const { status: name, statusDescription, statusStart, statusEnd } = status;
    events.emit('status.changed@1', { status: name, statusDescription, statusStart, statusEnd: statusEnd ?? null });
  }

  async function fetchStatus(): Promise<void> {
    try {
      const { data } = await apollo.query({ query: OwnStatusDocument, fetchPolicy: 'no-cache' });
      if (scope.ended) return;
      if (data?.ownStatus) show(data.ownStatus);
      // Who has never set a status is available from now on; an administrator who looks on sets none.
      else if (!isViewing(session$.value)) await setStatus({ status: 'Available' });
    } catch {
      // The control keeps what it shows; the next connection asks again.
    }
  }

  async function setStatus({ status, statusDescription = '', statusEnd = null }: StatusChange): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    // Invisible keeps the start of the status that it hides.
    const statusStart = status === 'Invisible' ? (status$.value?.statusStart ?? now) : now;
    const input = { status, statusDescription, statusStart, statusEnd };
    const updated = await mutate(apollo, UpdateStatusDocument, input);
    if (scope.ended) return;
    show(updated.status);
    tabs.postMessage(updated.status);
  }

  return { status$, setStatus };
}
