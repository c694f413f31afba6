import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

const rooms = (list: { message?: { meetingRoom?: string } }[]) => list.map(({ message }) => message!.meetingRoom);

async function personWith(count: number) {
  const person = services.signIn();
  for (let i = 0; i < count; i++) {
    await services.notify({ recipients: [person.accountId], message: { meetingRoom: `room-${i}` } });
    services.clock.advance(1);
  }
  return person;
}

describe('get-notifications-history', () => {
  it('returns the notifications as JSON text, the latest first, with the counts', async () => {
    const ion = await personWith(2);
    const { status, body } = await services.request('get-notifications-history', {}, { as: ion });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, hasMore: false, unseenCount: 2, unreadCount: 2 });
    expect(rooms(JSON.parse(body.notifications))).toEqual(['room-1', 'room-0']);
  });

  it('returns the sender’s picture, and text in the reader’s language', async () => {
    const ana = services.signIn({ email: 'picture@example.com', fullName: 'Ana Pop' });
    services.neighbours.accounts.get(ana.accountId)!.avatar = '/avatars/1';
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId], from: { fullName: 'Ana Pop', email: 'Picture@example.com' } });
    const { body } = await services.request('get-notifications-history', {}, { as: ion, headers: { locale: 'ro_RO' } });
    expect(JSON.parse(body.notifications)[0]).toMatchObject({
      from: { firstName: 'Ana', lastName: 'Pop', avatar: '/avatars/1' },
      message: { content: 'Ana Pop vă invită la o întâlnire' },
    });
  });

  it('returns to older callers only the types that they know, and others on request', async () => {
    const ion = services.signIn();
    for (const notificationType of ['1', '4', '5'] as const) {
      await services.notify({ recipients: [ion.accountId], notificationType });
      services.clock.advance(1);
    }
    const history = async (input: object) => {
      const { body } = await services.request('get-notifications-history', input, { as: ion });
      const listed = JSON.parse(body.notifications) as { notificationType: string }[];
      return { types: listed.map(({ notificationType }) => notificationType), unread: body.unreadCount };
    };
    expect(await history({})).toEqual({ types: ['1'], unread: 1 });
    expect(await history({ types: ['1', '4', '5'] })).toEqual({ types: ['5', '4', '1'], unread: 3 });
    expect((await services.request('get-notifications-history', { types: ['8'] }, { as: ion })).status).toBe(400);
  });

  it('escapes markup in the JSON text', async () => {
    const ion = services.signIn();
    const script = '</script><script>alert(1)</script>';
    await services.notify({
      recipients: [ion.accountId],
      from: { fullName: script, email: null },
      message: { content: script, meetingSubject: script, groupName: script },
    });
    const { body, headers } = await services.request('get-notifications-history', {}, { as: ion });
    expect(body.notifications).not.toContain('<');
    expect(JSON.parse(body.notifications)[0].message.content).toBe(script);
    expect(headers['content-type']).toContain('application/json');
  });

  it('returns only the caller’s own notifications', async () => {
    await personWith(1);
    expect((await services.history(services.signIn())).list).toEqual([]);
    expect((await services.request('get-notifications-history')).status).toBe(401);
    expect(
      (await services.request('get-notifications-history', {}, { as: services.signIn({ kind: 'admin' }) })).status,
    ).toBe(403);
  });

  it.each([{ search: { $ne: '' } }, { before: { $gt: '' } }, { limit: 101 }, { limit: 0 }, { unreadOnly: 'yes' }])(
    'refuses %j',
    async (page) => {
      expect((await services.request('get-notifications-history', page, { as: services.signIn() })).status).toBe(400);
    },
  );
});

describe('list-notifications', () => {
  it('returns page after page, even if the last one of a page was deleted meanwhile', async () => {
    const ion = await personWith(5);
    const page = async (input: object) => (await services.request('list-notifications', input, { as: ion })).body;
    const first = await page({ limit: 2 });
    expect(rooms(first.notifications)).toEqual(['room-4', 'room-3']);
    expect(first.hasMore).toBe(true);
    const before = first.notifications[1].notificationId;
    await services.request('delete-notification', { notificationId: before }, { as: ion });
    const second = await page({ limit: 2, before });
    expect(rooms(second.notifications)).toEqual(['room-2', 'room-1']);
    const last = await page({ limit: 2, before: second.notifications[1].notificationId });
    expect(rooms(last.notifications)).toEqual(['room-0']);
    expect(last.hasMore).toBe(false);
  });

  it('searches name, subject and group for literal text', async () => {
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId], from: { fullName: 'Zoé (Paris)', email: 'zoe@example.com' } });
    await services.notify({ recipients: [ion.accountId], message: { meetingSubject: 'Budget 100%' } });
    await services.notify({ recipients: [ion.accountId], notificationType: '3', message: { groupName: 'Choir' } });
    const found = async (search: string) =>
      (await services.request('list-notifications', { search }, { as: ion })).body.notifications.length;
    expect(await Promise.all(['zoé (P', 'BUDGET', 'choir', '.*', 'nothing'].map(found))).toEqual([1, 1, 1, 0, 0]);
    expect(await Promise.all(['ZOE (paris', 'Zoe\u0301', 'bu\u0308dget'].map(found))).toEqual([1, 1, 1]);
  });

  it('returns only unread notifications on request', async () => {
    const ion = await personWith(2);
    const [latest] = (await services.history(ion)).list;
    await services.request('mark-one-notification-as-read', { notificationId: latest!.notificationId }, { as: ion });
    const { list, unreadCount } = await services.history(ion, { unreadOnly: true });
    expect(rooms(list)).toEqual(['room-0']);
    expect(unreadCount).toBe(1);
  });

  it('leaves out notifications after ninety days', async () => {
    const ion = await personWith(1);
    services.clock.advance(89 * 86_400_000);
    expect((await services.history(ion)).list).toHaveLength(1);
    services.clock.advance(2 * 86_400_000);
    expect(await services.history(ion)).toMatchObject({ list: [], unseenCount: 0, unreadCount: 0 });
  });

  it('has an index for notifications of an account by id', async () => {
    const ion = await personWith(3);
    const explained = await services.connection
      .collection('notifications.notifications')
      .find({ accountId: ion.accountId, _id: { $lt: 'zzz' as never } })
      .sort({ _id: -1 })
      .explain();
    expect(JSON.stringify(explained)).toContain('IXSCAN');
  });
});
