import type { Notification, NOTIFICATION_TYPES, notificationsEvents } from '@meet/notifications-contract';
import { listNotifications, markOneNotificationAsRead } from '@meet/notifications-contract/operations';
import type { BusEvent, Reducers } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { map } from 'rxjs';

export interface MissedCalls {
  /** Missed calls, the latest first; undefined until first loaded. */
  readonly calls$: Behavior<readonly Notification[] | undefined>;
  readonly failed$: Behavior<boolean>;
  reload(): void;
  /** Marks a call as no longer missed, here and in the bell. */
  putAway(call: Notification): Promise<void>;
}

// Only the types are imported: the contract's calls would add to the size of every first page.
const MISSED_CALL: typeof NOTIFICATION_TYPES.missedCall = '4';

type Calls = readonly Notification[];

const REDUCERS: Reducers<Calls, typeof notificationsEvents> = {
  pushNotification: (calls, { notification }) =>
    notification.notificationType === MISSED_CALL && !has(calls, notification) ? [notification, ...calls] : calls,
  notificationsChanged(calls, { change, notificationId }) {
    if (change === 'seen') return calls;
    if (change === 'other') return undefined;
    // This notification was read or deleted, or all were.
    return notificationId === null ? [] : without(calls, notificationId);
  },
  followsChanged: (calls) => calls,
};

/** Returns the missed calls after an event; undefined if they must be fetched again. */
export function reduceMissedCalls(
  calls: Calls,
  { type, payload }: Pick<BusEvent, 'type' | 'payload'>,
): Calls | undefined {
  return type in REDUCERS ? REDUCERS[type as keyof typeof REDUCERS](calls, payload as never) : calls;
}

/** Keeps the calls that the person missed and has not opened or dismissed since. */
export function createMissedCalls(scope: Scope, host: HostApi): MissedCalls {
  const { state$, refetch, update } = createLiveQuery<Calls>(scope, {
    events: host.events,
    reduce: reduceMissedCalls,
    async fetch(signal) {
      const unread = { before: undefined, limit: undefined, search: undefined, unreadOnly: true };
      const { notifications } = await host.api.execute(listNotifications, unread, signal);
      return notifications.filter(({ notificationType }) => notificationType === MISSED_CALL);
    },
  });
  return {
    calls$: scope.behavior<Calls | undefined>(undefined, state$.pipe(map(({ value }) => value))),
    failed$: scope.behavior(false, state$.pipe(map(({ status }) => status === 'failed'))),
    reload: () => void refetch(),
    async putAway({ notificationId }) {
      try {
        await host.api.execute(markOneNotificationAsRead, { notificationId });
        update((calls) => without(calls, notificationId));
      } catch (error) {
        host.toast({ type: 'error', message: host.i18n.errorText(error) });
      }
    },
  };
}

const has = (calls: Calls, { notificationId }: Notification) =>
  calls.some((call) => call.notificationId === notificationId);

function without(calls: Calls, id: string): Calls {
  const left = calls.filter(({ notificationId }) => notificationId !== id);
  return left.length === calls.length ? calls : left;
}
