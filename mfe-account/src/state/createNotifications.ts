import { applyNotificationEvent, type Notification, type NotificationList } from '@meet/notifications-contract';
import {
  deleteNotificationById,
  deleteNotificationsHistory,
  listNotifications,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  markOneNotificationAsRead,
} from '@meet/notifications-contract/operations';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { EMPTY, NEVER, Subject, combineLatest, interval, map, merge, switchMap, timer } from 'rxjs';

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
  /** Loads more notifications; undefined if there are no more, or some are loading. */
  readonly more$: Behavior<(() => void) | undefined>;
  /** Clears the badge, here and in all other tabs. */
  markAsSeen(): void;
  markAsRead(one: Notification): Promise<void>;
  markAllAsRead(): Promise<void>;
  remove(one: Notification): Promise<void>;
  clear(): Promise<void>;
}

const SEARCH_DELAY_MS = 250;

/**
 * Keeps a person's notifications. They are updated by events, and fetched again after a break and, with `pollMs`, at
 * intervals.
 */
export function createNotifications(scope: Scope, host: HostApi, options: { pollMs?: number } = {}): Notifications {
  const filter$ = scope.state<NotificationFilter>({ search: '', unreadOnly: false });
  const loadingMore$ = scope.state(false);
  const wanted$ = new Subject<number>();

  const ask = (signal: AbortSignal, before?: string) => {
    const { search, unreadOnly } = filter$.value;
    return host.api.execute(
      listNotifications,
      { before, limit: undefined, unreadOnly, search: search || undefined },
      signal,
    );
  };
  const { state$, refetch, update } = createLiveQuery<NotificationList>(scope, {
    events: host.events,
    fetch: (signal) => (host.session$.value.state === 'signed-in' ? ask(signal) : NEVER),
    reduce(list, event) {
      const next = applyNotificationEvent(list, event);
      const { search, unreadOnly } = filter$.value;
      // Only the server knows which notifications match a filter.
      return next !== list && (search || unreadOnly) ? undefined : next;
    },
  });
  const view$ = scope.behavior<NotificationsView>(
    { search: '', unreadOnly: false, list: undefined, busy: true, failure: undefined },
    combineLatest([filter$, loadingMore$, state$]).pipe(
      map(([filter, loadingMore, { status, value, isFetching, failure }]) => ({
        ...filter,
        list: value,
        busy: isFetching || loadingMore || status === 'loading',
        failure: isFetching ? undefined : failure,
      })),
    ),
  );
  const more$ = scope.behavior<(() => void) | undefined>(
    undefined,
    view$.pipe(map(({ list, busy }) => (list?.hasMore && !busy ? loadMore : undefined))),
  );

  function loadMore(): void {
    const last = getLast(state$.value.value);
    const filter = filter$.value;
    loadingMore$.next(true);
    ask(scope.signal, last).then(
      (page) => {
        // The page is dropped if the list was fetched again meanwhile and ends elsewhere, or has another filter.
        update((list) => (getLast(list) === last && filter$.value === filter ? withFurther(list, page) : list));
        loadingMore$.next(false);
      },
      (error: unknown) => {
        if (scope.ended) return;
        loadingMore$.next(false);
        showError(error);
      },
    );
  }
  const showError = (error: unknown) => host.toast({ type: 'error', message: host.i18n.errorText(error) });

  const polled$ = options.pollMs ? interval(options.pollMs) : EMPTY;
  scope.listen(merge(wanted$.pipe(switchMap((wait) => timer(wait))), polled$), () => void refetch());

  /** Waits for a call. The server's event changes the list in every tab; a toast shows a failure. */
  const act = async (done: Promise<unknown>) => {
    try {
      await done;
    } catch (error) {
      showError(error);
      wanted$.next(0);
    }
  };

  return {
    view$,
    more$,
    filter(wanted) {
      filter$.next({ ...filter$.value, ...wanted });
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

function getLast(list: NotificationList | undefined): string | undefined {
  return list?.notifications.at(-1)?.notificationId;
}

function withFurther(list: NotificationList, { notifications, hasMore }: NotificationList): NotificationList {
  const known = new Set(list.notifications.map(({ notificationId }) => notificationId));
  const further = notifications.filter(({ notificationId }) => !known.has(notificationId));
  return { ...list, notifications: [...list.notifications, ...further], hasMore };
}
