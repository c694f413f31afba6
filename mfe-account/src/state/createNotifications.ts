import { applyNotificationEvent, type Notification, type NotificationList } from '@meet/notifications-contract';
import {
  deleteNotificationById,
  deleteNotificationsHistory,
  listNotifications,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  markOneNotificationAsRead,
} from '@meet/notifications-contract/operations';
import type { BusEvent } from '@meet/contracts/events';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { EMPTY, Subject, catchError, filter, from, merge, of, switchMap, tap, timer } from 'rxjs';

export interface NotificationFilter {
  readonly search: string;
  readonly unreadOnly: boolean;
}

export interface NotificationsView extends NotificationFilter {
  /** Undefined until first loaded. */
  readonly list: NotificationList | undefined;
  readonly busy: boolean;
  readonly failure: unknown;
}

export interface Notifications {
  readonly view$: Behavior<NotificationsView>;
  filter(wanted: Partial<NotificationFilter>): void;
  reload(): void;
  /** Undefined where there are no more, or they are on their way. */
  readonly more$: Behavior<(() => void) | undefined>;
  /** Clears the badge, here and everywhere. */
  markAsSeen(): void;
  markAsRead(one: Notification): Promise<void>;
  markAllAsRead(): Promise<void>;
  remove(one: Notification): Promise<void>;
  clear(): Promise<void>;
}

const SEARCH_DELAY_MS = 250;

/** A person's notifications: fetched, kept fresh by events, and fetched anew after a break and, if told, now and then. */
export function createNotifications(scope: Scope, host: HostApi, options: { pollMs?: number } = {}): Notifications {
  const view$ = scope.state<NotificationsView>({
    search: '',
    unreadOnly: false,
    list: undefined,
    busy: true,
    failure: undefined,
  });
  const more$ = scope.state<(() => void) | undefined>(undefined);
  const wanted$ = new Subject<number>();
  const change = (part: Partial<NotificationsView>) => {
    view$.next({ ...view$.value, ...part });
    const { list, busy } = view$.value;
    more$.next(list?.hasMore && !busy ? loadMore : undefined);
  };

  /** What came while an answer was on its way. */
  const arrived: BusEvent[] = [];
  const isFiltered = () => view$.value.search !== '' || view$.value.unreadOnly;

  function take(event: BusEvent): void {
    const { list, busy } = view$.value;
    if (busy) arrived.push(event);
    if (!list) return;
    const next = applyNotificationEvent(list, event);
    if (next === list) return;
    // The server alone knows what a filter finds.
    if (!next || isFiltered()) wanted$.next(0);
    else change({ list: next });
  }

  const ask = (before?: string) => {
    const { search, unreadOnly } = view$.value;
    return host.api.execute(
      listNotifications,
      { before, limit: undefined, unreadOnly, search: search || undefined },
      scope.signal,
    );
  };
  const load = () => {
    change({ busy: true, failure: undefined });
    arrived.splice(0);
    return from(ask()).pipe(
      tap((list) => {
        change({ list, busy: false });
        arrived.splice(0).forEach(take);
      }),
      catchError((failure: unknown) => {
        change({ failure, busy: false });
        return EMPTY;
      }),
    );
  };
  function loadMore(): void {
    const { list } = view$.value;
    if (!list) return;
    change({ busy: true });
    ask(list.notifications.at(-1)?.notificationId).then(
      ({ notifications, hasMore }) => {
        const known = view$.value.list ?? list;
        const ids = new Set(known.notifications.map(({ notificationId }) => notificationId));
        const further = notifications.filter(({ notificationId }) => !ids.has(notificationId));
        change({ list: { ...known, notifications: [...known.notifications, ...further], hasMore }, busy: false });
      },
      (error: unknown) => {
        if (scope.ended) return;
        change({ busy: false });
        tell(error);
      },
    );
  }
  const tell = (error: unknown) => host.toast({ type: 'error', message: host.i18n.errorText(error) });

  scope.listen(host.events.server$, take);
  const polled$ = options.pollMs ? timer(options.pollMs, options.pollMs) : EMPTY;
  const due$ = merge(of(undefined), wanted$.pipe(switchMap((wait) => timer(wait))), polled$, host.events.reconnected$);
  scope.listen(
    due$.pipe(
      filter(() => host.session$.value.state === 'signed-in'),
      switchMap(load),
    ),
    () => {},
  );

  /** The server's event changes the list, here as in every other tab; a failure is told. */
  const act = async (done: Promise<unknown>) => {
    try {
      await done;
    } catch (error) {
      tell(error);
      wanted$.next(0);
    }
  };

  return {
    view$,
    more$,
    filter(wanted) {
      change(wanted);
      wanted$.next(wanted.search === undefined ? 0 : SEARCH_DELAY_MS);
    },
    reload: () => wanted$.next(0),
    markAsSeen: () => void host.api.execute(markNotificationsAsSeen, {}).catch(() => {}),
    markAsRead: async (one) => {
      if (!one.isRead) await act(host.api.execute(markOneNotificationAsRead, { notificationId: one.notificationId }));
    },
    markAllAsRead: () => act(host.api.execute(markNotificationsAsRead, {})),
    remove: ({ notificationId }) => act(host.api.execute(deleteNotificationById, { notificationId })),
    clear: () => act(host.api.execute(deleteNotificationsHistory, {})),
  };
}
