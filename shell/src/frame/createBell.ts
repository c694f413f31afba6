import type { notificationsEvents, pushNotification } from '@meet/notifications-contract';
import { countNotifications } from '@meet/notifications-contract/operations';
import type { BusEvent, Reducers } from '@meet/contracts/events';
import type {} from '@meet/meetings-contract/page';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';

export interface BellView {
  /** Number of notifications that came since the bell was last opened. */
  readonly unseenCount: number;
  readonly open: boolean;
  /** Whether it opened by itself for a new notification. Then the focus stays in the person's work. */
  readonly isPushed: boolean;
  /** Text of the latest notification for screen readers. */
  readonly news: string;
}

export interface Bell {
  readonly view$: Behavior<BellView>;
  setOpen(open: boolean): void;
}

interface Options {
  /** Returns whether a notification may open the box. It may not in a hidden tab, nor over a dialog. */
  readonly mayOpen: () => boolean;
  readonly ring: () => void;
}

// Only the types are imported: the contract's calls would add to the size of every first page.
const PUSHED = { type: 'pushNotification' } as typeof pushNotification;

const counted = (_unseen: number, { unseenCount }: { readonly unseenCount: number }) => unseenCount;
const REDUCERS: Reducers<number, typeof notificationsEvents> = {
  pushNotification: counted,
  notificationsChanged: counted,
  followsChanged: (unseen) => unseen,
};

/** Returns the number of unseen notifications after an event. */
export function reduceUnseen(
  unseen: number,
  { type, payload }: Pick<BusEvent, 'type' | 'payload'>,
): number | undefined {
  return type in REDUCERS ? REDUCERS[type as keyof typeof REDUCERS](unseen, payload as never) : unseen;
}

/** Counts unseen notifications. When one comes, the bell opens and rings. */
export function createBell(scope: Scope, host: HostApi, { mayOpen, ring }: Options): Bell {
  const view$ = scope.state<BellView>({ unseenCount: 0, open: false, isPushed: false, news: '' });
  const change = (part: Partial<BellView>) => view$.next({ ...view$.value, ...part });

  const { state$ } = createLiveQuery<number>(scope, {
    events: host.events,
    initial: 0,
    reduce: reduceUnseen,
    fetch: async (signal) => (await host.api.execute(countNotifications, {}, signal)).unseenCount,
  });
  scope.listen(state$, ({ value }) => {
    if (value !== view$.value.unseenCount) change({ unseenCount: value });
  });
  // During a ring the person hears and sees only the call. Notifications that come with it wait in the bell.
  let isCalled = false;
  scope.listen(host.events.on('call.shown@1'), ({ isShown }) => {
    isCalled = isShown;
    if (isShown && view$.value.open && view$.value.isPushed) change({ open: false });
  });
  scope.listen(host.events.server(PUSHED), ({ payload: { notification } }) => {
    const { open } = view$.value;
    const opens = !open && !isCalled && mayOpen();
    change({ news: notification.message.content, ...(opens && { open: true, isPushed: true }) });
    if (document.visibilityState === 'visible' && !isCalled) ring();
  });

  return { view$, setOpen: (open) => change({ open, isPushed: !open && view$.value.isPushed }) };
}
