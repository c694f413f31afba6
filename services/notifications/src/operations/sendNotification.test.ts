import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

function roomOwner() {
  const owner = services.signIn();
  const room = String(100_000_000 + services.neighbours.rooms.size);
  services.neighbours.rooms.set(room, owner.accountId);
  return { owner, room };
}

describe('send-notification', () => {
  it('notifies the room’s owner of the waiting person, named by their session', async () => {
    const { owner, room } = roomOwner();
    const ion = services.signIn({ fullName: 'Ion Pop' });
    const body = { room, from: { email: 'boss@example.com', firstName: 'Boss' } };
    expect((await services.request('send-notification', body, { as: ion })).body).toMatchObject({ success: true });
    expect((await services.history(owner)).list).toMatchObject([
      {
        notificationType: '5',
        from: { firstName: 'Ion', lastName: 'Pop', email: ion.email },
        message: { content: 'Ion Pop waits for you to start your meeting', meetingRoom: room },
      },
    ]);
    const mails = (await services.mails()).filter(({ to }) => to === owner.email);
    expect(mails[0]!.links).toEqual([`http://localhost:8080/s/${room}`]);
  });

  it('notifies once if the same person keeps knocking, and again after five minutes', async () => {
    const { owner, room } = roomOwner();
    const ion = services.signIn();
    for (let i = 0; i < 3; i++) await services.request('send-notification', { room }, { as: ion });
    expect((await services.history(owner)).list).toHaveLength(1);
    services.clock.advance(5 * 60_000);
    await services.request('send-notification', { room }, { as: ion });
    expect((await services.history(owner)).list).toHaveLength(2);
  });

  it('does not notify owners of themselves, and refuses unknown rooms and visitors', async () => {
    const { owner, room } = roomOwner();
    await services.request('send-notification', { room }, { as: owner });
    expect((await services.history(owner)).list).toEqual([]);
    const { status, body } = await services.request('send-notification', { room: '999999999' }, { as: owner });
    expect([status, body.code]).toEqual([404, 'ROOM_NOT_FOUND']);
    expect((await services.request('send-notification', { room: { $ne: '' } }, { as: owner })).status).toBe(400);
    expect((await services.request('send-notification', { room })).status).toBe(401);
  });
});

describe('send-notification-refresh', () => {
  it('reaches the caller and the caller’s contacts, and nobody else', async () => {
    const [ana, ion, stranger] = [services.signIn(), services.signIn(), services.signIn()];
    services.neighbours.contacts.set(ana.accountId, [ion.email, 'no-account@example.com']);
    const members = [ion.email.toUpperCase(), stranger.email, 'no-account@example.com', ana.email];
    const { body } = await services.request('send-notification-refresh', { members }, { as: ana });
    expect(body).toEqual({ success: true });
    const heard = [ana, ion, stranger].map((person) => services.getEvents(person, 'notificationsChanged'));
    expect(heard.map((events) => events.map(({ change }) => change))).toEqual([['other'], ['other'], []]);
  });

  it.each([undefined, 'ana@example.com', [{ $ne: null }], Array.from({ length: 201 }, () => 'a@example.com')])(
    'refuses %#',
    async (members) => {
      const { status } = await services.request('send-notification-refresh', { members }, { as: services.signIn() });
      expect(status).toBe(400);
    },
  );
});
