import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

async function personWith(count: number) {
  const person = services.signIn();
  for (let i = 0; i < count; i++) await services.notify({ recipients: [person.accountId] });
  const ids = (await services.history(person)).list.map(({ notificationId }) => notificationId as string);
  return { person, ids };
}
const changes = (person: TestPerson) => services.getEvents(person, 'notificationsChanged');

describe('opening the bell', () => {
  it('clears the badge in all tabs, and leaves the notifications unread', async () => {
    const { person } = await personWith(2);
    await services.request('mark-notifications-as-seen', {}, { as: person });
    const { body } = await services.request('count-notifications', {}, { as: person });
    expect(body).toMatchObject({ unseenCount: 0, unreadCount: 2 });
    expect(changes(person)).toEqual([{ change: 'seen', notificationId: null, unseenCount: 0, unreadCount: 2 }]);
  });

  it('sends no event if nothing was new', async () => {
    const { person } = await personWith(0);
    expect((await services.request('mark-notifications-as-seen', {}, { as: person })).status).toBe(200);
    expect(changes(person)).toEqual([]);
  });
});

describe('marking as read', () => {
  it('marks one notification, once', async () => {
    const { person, ids } = await personWith(2);
    const mark = () => services.request('mark-one-notification-as-read', { notificationId: ids[1] }, { as: person });
    expect((await mark()).body).toMatchObject({ success: true });
    expect((await mark()).body).toMatchObject({ success: true });
    expect((await services.history(person)).list.map(({ isRead }) => isRead)).toEqual([false, true]);
    expect(changes(person)).toEqual([{ change: 'read', notificationId: ids[1], unseenCount: 1, unreadCount: 1 }]);
  });

  it('marks all notifications', async () => {
    const { person } = await personWith(3);
    await services.request('mark-notifications-as-read', {}, { as: person });
    expect((await services.history(person)).list.map(({ isRead }) => isRead)).toEqual([true, true, true]);
    expect(changes(person)).toEqual([{ change: 'read', notificationId: null, unseenCount: 0, unreadCount: 0 }]);
  });
});

describe('deleting', () => {
  it.each(['delete-notification-by-id', 'delete-notification'])('%s deletes one notification', async (path) => {
    const { person, ids } = await personWith(2);
    await services.request(path, { notificationId: ids[0] }, { as: person });
    expect((await services.history(person)).list.map(({ notificationId }) => notificationId)).toEqual([ids[1]]);
    expect(changes(person)).toEqual([{ change: 'deleted', notificationId: ids[0], unseenCount: 1, unreadCount: 1 }]);
    expect((await services.request(path, { notificationId: ids[0] }, { as: person })).status).toBe(404);
  });

  it('deletes all own notifications', async () => {
    const { person } = await personWith(2);
    const other = await personWith(1);
    await services.request('delete-notifications-history', {}, { as: person });
    expect((await services.history(person)).list).toEqual([]);
    expect((await services.history(other.person)).list).toHaveLength(1);
    expect(changes(person)).toEqual([{ change: 'deleted', notificationId: null, unseenCount: 0, unreadCount: 0 }]);
  });
});

describe.each(['mark-one-notification-as-read', 'delete-notification-by-id', 'delete-notification'])('%s', (path) => {
  it('refuses another person’s id and changes nothing', async () => {
    const { person, ids } = await personWith(1);
    const stranger = services.signIn();
    const { status, body } = await services.request(path, { notificationId: ids[0] }, { as: stranger });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await services.history(person)).list).toMatchObject([{ isRead: false }]);
    expect(changes(person)).toEqual([]);
  });

  it('refuses malformed ids and visitors', async () => {
    const { person, ids } = await personWith(1);
    for (const notificationId of [{ $ne: null }, '', ['x'], 'a b']) {
      expect((await services.request(path, { notificationId }, { as: person })).status).toBe(400);
    }
    expect((await services.request(path, { notificationId: ids[0] })).status).toBe(401);
    expect((await services.history(person)).list).toMatchObject([{ isRead: false }]);
  });
});

describe('the lifetime of notifications', () => {
  it('follows the person’s choice, also for existing notifications', async () => {
    const { person } = await personWith(1);
    const check = async () => (await services.request('check-if-settings-exist-or-create', {}, { as: person })).body;
    expect(await check()).toMatchObject({ exists: false, expire: 90 });
    expect(await check()).toMatchObject({ exists: true, expire: 90 });
    services.clock.advance(2 * 86_400_000);
    await services.notify({ recipients: [person.accountId] });
    const { body } = await services.request('set-notification-expire', { expire: 1 }, { as: person });
    expect(body).toMatchObject({ success: true, expire: 1 });
    expect((await services.history(person)).list).toHaveLength(1);
    expect(changes(person).at(-1)).toMatchObject({ change: 'other', unreadCount: 1 });
    await services.notify({ recipients: [person.accountId] });
    services.clock.advance(86_400_000);
    expect((await services.history(person)).list).toEqual([]);
  });

  it.each([0, 91, 1.5, '3', null, { $gt: 0 }])('is refused if it is %j', async (expire) => {
    const { status } = await services.request('set-notification-expire', { expire }, { as: services.signIn() });
    expect(status).toBe(400);
  });

  it('is never longer than the deployment’s maximum', async () => {
    const short = await startNotifications({ NOTIFICATIONS_KEPT_DAYS: '7' });
    const { body } = await short.request('set-notification-expire', { expire: 30 }, { as: short.signIn() });
    expect(body.expire).toBe(7);
    await short.close();
  });
});
