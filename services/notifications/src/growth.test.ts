import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { markNotificationsAsRead, markNotificationsAsSeen, setNotificationExpire } from '@meet/notifications-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNotifications, type TestNotifications } from './testing/startNotifications.ts';

const FEW = 20;
const MANY = 10 * FEW;
/** Largest number of documents that one command may change. */
const BATCH = 500;

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

/** Signs in a person with `count` notifications, none of them seen or read. */
async function personWith(count: number): Promise<TestPerson> {
  const person = services.signIn();
  const now = services.clock.now();
  await services.connection.collection('notifications.notifications').insertMany(
    Array.from({ length: count }, (_, at) => ({
      ...{ _id: `${person.accountId}-${String(at).padStart(5, '0')}`, accountId: person.accountId },
      ...{ notificationType: '1', from: null, isSeen: false, isRead: false, searchText: '' },
      ...{ message: { content: '', meetingRoom: '123456789', meetingSubject: null, meetingStart: null } },
      ...{ createdAt: now + at, expiresAt: new Date(now + 86_400_000) },
    })) as never,
  );
  return person;
}

/** Measures the act with few and with many notifications, with its work after the answer. */
async function costs(act: (person: TestPerson) => Promise<unknown>) {
  const costWith = async (count: number) => {
    const person = await personWith(count);
    await services.settle();
    return services.measureCost(async () => {
      await act(person);
      await services.settle();
    });
  };
  return { few: await costWith(FEW), many: await costWith(MANY) };
}

it.each([
  ['a page of notifications', (person: TestPerson) => services.history(person, { limit: 10 })],
  ['the counts', (person: TestPerson) => services.request('count-notifications', {}, { as: person })],
  [
    'one more notification',
    (person: TestPerson) => services.notify({ recipients: [person.accountId], message: { meetingRoom: 'room' } }),
  ],
])('reads no more for ten times the unread notifications to answer with %s', async (_name, act) => {
  const { few, many } = await costs(act);
  expect(many).toEqual(few);
});

it.each([
  ['marked as seen', markNotificationsAsSeen, {}],
  ['marked as read', markNotificationsAsRead, {}],
  ['kept for other days', setNotificationExpire, { expire: 7 }],
])('changes notifications in batches when all are %s', async (_name, call, input) => {
  const updatesWith = async (count: number) => {
    const person = await personWith(count);
    const commands = await services.getCommands(async () => {
      expect((await services.request(call, input, { as: person })).status).toBe(200);
    });
    return commands.filter((command) => command === 'update notifications.notifications').length;
  };
  expect(await updatesWith(FEW)).toBe(1);
  expect(await updatesWith(2 * BATCH + 1)).toBe(3);
});
