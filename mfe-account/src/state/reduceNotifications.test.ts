import { describe, it } from '@jest/globals';
import { applyNotificationEvent, type Notification, type NotificationList } from '@meet/notifications-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';
import { buildNotification } from '../testing/buildNotification.ts';

interface World {
  readonly now: number;
  /** The latest first. */
  readonly list: readonly Notification[];
  readonly unseenCount: number;
}

const changes = fc.record({
  kind: fc.constantFrom('new' as const, 'seen' as const, 'read' as const, 'deleted' as const, 'other' as const),
  /** Index of the notification; beyond the last one it means all of them. */
  index: fc.nat({ max: 3 }),
});
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

const getUnread = (list: readonly Notification[]) => list.filter(({ isRead }) => !isRead).length;

function change(before: World, { kind, index }: Change) {
  const now = before.now + 1;
  if (kind === 'new') {
    const notification = { ...buildNotification('Come in'), notificationId: String(now).padStart(4, '0') };
    const world: World = { now, list: [notification, ...before.list], unseenCount: before.unseenCount + 1 };
    const counts = { unseenCount: world.unseenCount, unreadCount: getUnread(world.list) };
    return { world, events: [{ type: 'pushNotification', payload: { notification, ...counts } }] };
  }
  const notificationId = before.list[index]?.notificationId ?? null;
  const isMeant = (one: Notification) => notificationId === null || one.notificationId === notificationId;
  const list = {
    seen: before.list,
    read: before.list.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    deleted: before.list.filter((one) => !isMeant(one)),
    // For example notifications that have expired.
    other: before.list.slice(0, 1),
  }[kind];
  const world: World = { now, list, unseenCount: kind === 'seen' ? 0 : Math.min(before.unseenCount, list.length) };
  const counts = { unseenCount: world.unseenCount, unreadCount: getUnread(list) };
  return { world, events: [{ type: 'notificationsChanged', payload: { change: kind, notificationId, ...counts } }] };
}

describe('the live notifications', () => {
  it('equal a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<World, Change, NotificationList>({
      world: { now: 0, list: [], unseenCount: 0 },
      changes,
      change,
      fetched: ({ list, unseenCount }) => ({
        notifications: list,
        hasMore: false,
        unseenCount,
        unreadCount: getUnread(list),
      }),
      reduce: applyNotificationEvent,
      types: ['pushNotification', 'notificationsChanged'],
    });
  });
});
