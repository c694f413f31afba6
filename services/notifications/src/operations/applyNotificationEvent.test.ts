import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyNotificationEvent, type NotificationList } from '@meet/notifications-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

async function fetchList(as: TestPerson): Promise<NotificationList> {
  const { success: _, ...list } = (await services.request('list-notifications', { limit: 100 }, { as })).body;
  return list;
}

describe.each([
  ['a new one', (_ids: string[], person: TestPerson) => services.notify({ recipients: [person.accountId] })],
  ['opening the bell', (_ids, as) => services.request('mark-notifications-as-seen', {}, { as })],
  [
    'reading one',
    ([notificationId], as) => services.request('mark-one-notification-as-read', { notificationId }, { as }),
  ],
  ['reading all', (_ids, as) => services.request('mark-notifications-as-read', {}, { as })],
  ['deleting one', ([notificationId], as) => services.request('delete-notification', { notificationId }, { as })],
  ['deleting all', (_ids, as) => services.request('delete-notifications-history', {}, { as })],
] as [string, (ids: string[], person: TestPerson) => Promise<unknown>][])('%s', (_name, act) => {
  it('changes the old list by its event to the list that fetching again gives', async () => {
    const person = services.signIn();
    for (let i = 0; i < 3; i++) await services.notify({ recipients: [person.accountId] });
    const before = await fetchList(person);
    const heard = services.events.length;
    await act(
      before.notifications.map(({ notificationId }) => notificationId),
      person,
    );
    const events = services.events.slice(heard).filter(({ channel }) => channel === `user:${person.accountId}`);
    expect(events.length).toBeGreaterThan(0);
    const applied = events.reduce((list, event) => applyNotificationEvent(list, event)!, before);
    const fetched = await fetchList(person);
    expect(applied).toEqual(fetched);
    expect(fetched).not.toEqual(before);
  });
});

describe('events without content', () => {
  it('require fetching again', async () => {
    const person = services.signIn();
    await services.notify({ recipients: [person.accountId] });
    const list = await fetchList(person);
    await services.request('set-notification-expire', { expire: 3 }, { as: person });
    expect(applyNotificationEvent(list, services.events.at(-1)!)).toBeUndefined();
    expect(applyNotificationEvent(list, { type: 'chatroomMessage', payload: {} })).toBe(list);
  });
});
