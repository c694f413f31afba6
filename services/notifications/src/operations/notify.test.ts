import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NOTIFICATION_TYPES, notify, withdrawNotifications } from '@meet/notifications-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

let services: TestNotifications;
beforeAll(async () => {
  services = await startNotifications();
});
afterAll(() => services.close());

const stored = (accountId: string) =>
  services.connection.collection('notifications.notifications').find({ accountId }).toArray();
const mailsTo = async (email: string) => (await services.mails()).filter(({ to }) => to === email);

describe('notify', () => {
  it('stores the notification and sends it to the person’s tabs, with the badge’s number', async () => {
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId] });
    const { notified } = await services.notify({
      recipients: [ion.email.toUpperCase(), ion.accountId, 'nobody@example.com', 'no-such-account'],
      message: { meetingRoom: '123456789', meetingSubject: 'Plans', meetingStart: 1_700_000_000_000 },
    });
    expect(notified).toBe(1);
    expect(await stored(ion.accountId)).toHaveLength(2);
    expect(services.getEvents(ion, 'pushNotification')[1]).toEqual({
      notification: {
        notificationId: expect.any(String),
        notificationType: '1',
        from: { firstName: 'Ana Maria', lastName: 'Pop', email: 'ana@example.com', avatar: null },
        message: {
          content: 'Ana Maria Pop invites you to the meeting “Plans”',
          meetingRoom: '123456789',
          meetingSubject: 'Plans',
          meetingStart: 1_700_000_000_000,
          groupName: null,
          chatId: null,
          chatSequence: null,
        },
        isRead: false,
        timestamp: services.clock.now(),
      },
      unseenCount: 2,
      unreadCount: 2,
    });
  });

  it.each([
    ['1', 'Ana Maria Pop vous invite à une réunion'],
    ['2', 'Votre réunion commence dans 10 minutes'],
    ['3', 'Ana Maria Pop vous a ajouté à un groupe'],
    ['4', 'Ana Maria Pop a essayé de vous appeler'],
    ['5', 'Ana Maria Pop attend que vous démarriez votre réunion'],
    ['6', 'Ana Maria Pop a démarré une réunion'],
  ] as const)('writes type %s in the receiver’s language', async (notificationType, content) => {
    const luc = services.signIn({ locale: 'fr_FR' });
    await services.notify({ recipients: [luc.accountId], notificationType });
    expect(services.getEvents(luc, 'pushNotification')[0].notification.message.content).toBe(content);
  });

  it('writes “Somebody” if no name is known, and keeps a caller’s own text', async () => {
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId], from: { fullName: '', email: null } });
    await services.notify({ recipients: [ion.accountId], from: null, message: { content: 'Come <b>in</b>' } });
    const said = services.getEvents(ion, 'pushNotification').map(({ notification }) => notification.message.content);
    expect(said).toEqual(['Somebody invites you to a meeting', 'Come <b>in</b>']);
  });

  it('sends a mail with a link if the caller requests it', async () => {
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId] });
    expect(await mailsTo(ion.email)).toHaveLength(0);
    await services.notify({ recipients: [ion.accountId], mail: true });
    expect(await mailsTo(ion.email)).toMatchObject([
      { subject: 'Ana Maria Pop invites you to a meeting', links: ['http://localhost:8080/j/123456789'] },
    ]);
  });

  it.each([
    ['5', { meetingRoom: '123456789' }, '/s/123456789'],
    ['3', { groupName: 'Team' }, '/groups-management'],
    ['4', {}, '/notifications'],
  ] as const)('puts into the mail of type %s with %j the link %s', async (notificationType, message, path) => {
    const ion = services.signIn();
    await services.notify({ recipients: [ion.accountId], notificationType, message, mail: true });
    expect((await mailsTo(ion.email))[0]!.links).toEqual([`http://localhost:8080${path}`]);
  });

  it('follows people’s preferences for bell and mail', async () => {
    const noBell = services.signIn();
    const noMail = services.signIn();
    const nothing = services.signIn();
    services.neighbours.choices.set(noBell.accountId, { web: false, mail: true });
    services.neighbours.choices.set(noMail.accountId, { web: true, mail: false });
    services.neighbours.choices.set(nothing.accountId, { web: false, mail: false });
    const people = [noBell, noMail, nothing];
    const { notified } = await services.notify({ recipients: people.map(({ email }) => email), mail: true });
    expect(notified).toBe(1);
    const outcomes = await Promise.all(
      people.map(async (person) => ({
        rang: services.getEvents(person, 'pushNotification').length,
        kept: (await stored(person.accountId)).length,
        mailed: (await mailsTo(person.email)).length,
      })),
    );
    expect(outcomes).toEqual([
      { rang: 0, kept: 0, mailed: 1 },
      { rang: 1, kept: 1, mailed: 0 },
      { rang: 0, kept: 0, mailed: 0 },
    ]);
  });

  it('notifies followers regardless of their other preferences', async () => {
    const ion = services.signIn();
    services.neighbours.choices.set(ion.accountId, { web: false, mail: false });
    expect(await services.notify({ recipients: [ion.accountId], notificationType: '6', mail: true })).toEqual({
      notified: 1,
      mailed: 0,
    });
    expect(await mailsTo(ion.email)).toHaveLength(0);
  });

  it('sends the same notification once, even after simultaneous requests or its deletion', async () => {
    const ion = services.signIn();
    const notice = { recipients: [ion.accountId], dedupeKey: 'reminder-1', mail: true };
    const answers = await Promise.all(Array.from({ length: 10 }, () => services.notify(notice)));
    expect(answers.reduce((sum, { notified }) => sum + notified, 0)).toBe(1);
    await services.connection.collection('notifications.notifications').deleteMany({ accountId: ion.accountId });
    expect(await services.notify(notice)).toEqual({ notified: 0, mailed: 0 });
    expect(await mailsTo(ion.email)).toHaveLength(1);
    const maria = services.signIn();
    expect(await services.notify({ ...notice, recipients: [maria.accountId] })).toEqual({ notified: 1, mailed: 1 });
  });

  it('notifies the others if one mail is refused', async () => {
    const odd = services.signIn({ email: 'not-an-address' });
    const ion = services.signIn();
    expect(await services.notify({ recipients: [odd.accountId, ion.accountId], mail: true })).toEqual({
      notified: 2,
      mailed: 1,
    });
    expect(await mailsTo(ion.email)).toHaveLength(1);
  });

  it('refuses unknown types and a missing origin', async () => {
    await expect(services.notify({ notificationType: '8' as '6' })).rejects.toThrow('VALIDATION_FAILED');
    await expect(services.notify({ from: undefined as never })).rejects.toThrow('VALIDATION_FAILED');
  });

  it('withdraws notifications by key, also in open tabs, after which they can be sent again', async () => {
    const [ion, maria] = [services.signIn(), services.signIn()];
    const notice = {
      recipients: [ion.accountId, maria.accountId],
      notificationType: NOTIFICATION_TYPES.mention,
      message: { groupName: 'Launch', chatId: 'room-1', chatSequence: 4 },
      dedupeKey: 'mention room-1:4',
    } satisfies Parameters<typeof services.notify>[0];
    await services.notify(notice);
    await services.notify({ recipients: [ion.accountId] });
    const [{ notification }] = services.getEvents(ion, 'pushNotification');
    expect(notification.message).toMatchObject({
      content: 'Ana Maria Pop mentioned you in “Launch”',
      chatId: 'room-1',
      chatSequence: 4,
    });
    await services.client.call(withdrawNotifications, { dedupeKey: notice.dedupeKey }, SERVICE_CALLER);
    expect(services.getEvents(ion, 'notificationsChanged')).toEqual([
      { change: 'deleted', notificationId: notification.notificationId, unseenCount: 1, unreadCount: 1 },
    ]);
    expect([await stored(ion.accountId), await stored(maria.accountId)].map(({ length }) => length)).toEqual([1, 0]);
    expect(await services.notify(notice)).toEqual({ notified: 2, mailed: 0 });
  });

  it('is closed to people', async () => {
    expect((await services.request(notify, {}, { as: services.signIn() })).status).toBe(404);
  });
});
