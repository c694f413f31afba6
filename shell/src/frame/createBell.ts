import type { notificationsChanged, pushNotification } from '@meet/notifications-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { EMPTY, catchError, from, merge, of, switchMap } from 'rxjs';
import { NotificationCountsDocument } from './bell.generated.ts';

export interface BellView {
  /** Notifications that came since the bell was last opened. */
  readonly unseenCount: number;
  readonly open: boolean;
  /** It opened by itself, for something that came: the focus stays where the person works. */
  readonly isPushed: boolean;
  /** What came last, to be read out. */
  readonly news: string;
}

export interface Bell {
  readonly view$: Behavior<BellView>;
  setOpen(open: boolean): void;
}

interface Options {
  /** Whether a notification may open the box: not in a tab that nobody sees, and not over a dialog. */
  readonly mayOpen: () => boolean;
  readonly ring: () => void;
}

// Their types alone are imported: the contract's calls would weigh on every first page.
const PUSHED = { type: 'pushNotification' } as typeof pushNotification;
const CHANGED = { type: 'notificationsChanged' } as typeof notificationsChanged;

/** Counts what is new, and opens and rings when something comes. */
export function createBell(scope: Scope, host: HostApi, { mayOpen, ring }: Options): Bell {
  const view$ = scope.state<BellView>({ unseenCount: 0, open: false, isPushed: false, news: '' });
  const change = (part: Partial<BellView>) => view$.next({ ...view$.value, ...part });

  const counts$ = () =>
    from(host.apollo.query({ query: NotificationCountsDocument, fetchPolicy: 'no-cache' })).pipe(
      // The number comes with the next event, or after the next break.
      catchError(() => EMPTY),
    );
  scope.listen(merge(of(undefined), host.events.reconnected$).pipe(switchMap(counts$)), ({ data }) => {
    if (data) change({ unseenCount: data.notificationCounts.unseenCount });
  });
  scope.listen(host.events.server(CHANGED), ({ payload: { unseenCount } }) => change({ unseenCount }));
  scope.listen(host.events.server(PUSHED), ({ payload: { unseenCount, notification } }) => {
    const { open } = view$.value;
    const opens = !open && mayOpen();
    change({ unseenCount, news: notification.message.content, ...(opens && { open: true, isPushed: true }) });
    if (document.visibilityState === 'visible') ring();
  });

  return { view$, setOpen: (open) => change({ open, isPushed: false }) };
}
