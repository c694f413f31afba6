import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  getPushState,
  NOTIFICATION_TYPES,
  PUSH_DEVICES_MAX,
  pushMessage,
  pushRing,
  removePushSubscription,
  savePushSubscription,
  sendTestPush,
} from '@meet/notifications-contract';
import { BEAT_MS, SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';
import { readVapid, startPushService, type PushService, type TestBrowser } from '../testing/startPushService.ts';

let services: TestNotifications;
let push: PushService;
beforeAll(async () => {
  push = await startPushService();
  services = await startNotifications({ PUSH_NETWORKS: '127.0.0.0/8' });
});
afterAll(async () => {
  await services.close();
  await push.close();
});

let ana: TestPerson;
let browser: TestBrowser;
beforeEach(async () => {
  push.answerWith(201);
  ana = services.signIn();
  browser = push.subscribe();
  await save(ana, browser);
});

const save = (as: TestPerson, { address }: TestBrowser) => services.request(savePushSubscription, address, { as });
const state = async (as: TestPerson, { address }: TestBrowser) =>
  (await services.request(getPushState, { endpoint: address.endpoint }, { as })).body;
async function announce(as: TestPerson, changes: Parameters<TestNotifications['notify']>[0] = {}) {
  await services.notify({ recipients: [as.accountId], ...changes });
  await services.settle();
}
async function ring(as: TestPerson, ringMs = 40_000, roomId = '123456789') {
  const expiresAt = services.clock.now() + ringMs;
  const called = { accountId: as.accountId, roomId, callerName: 'Ben Radu', subject: 'Plans', expiresAt };
  await services.client.call(pushRing, called, SERVICE_CALLER);
  await services.settle();
}
async function write(as: TestPerson, roomName = '', chatId = 'chat-1') {
  const message = { accountIds: [as.accountId], chatId, senderName: 'Ben Radu', roomName };
  await services.client.call(pushMessage, message, SERVICE_CALLER);
  await services.settle();
}

describe('a subscribed browser', () => {
  it('is saved, recognised as the caller’s own, and removed', async () => {
    expect(await state(ana, browser)).toMatchObject({ isOn: true });
    const { address } = browser;
    await services.request(removePushSubscription, { endpoint: address.endpoint }, { as: ana });
    expect(await state(ana, browser)).toMatchObject({ isOn: false });
    await announce(ana);
    expect(browser.requests()).toEqual([]);
  });

  it('cannot be seen, removed, tested or taken over by another person', async () => {
    const eve = services.signIn();
    const { endpoint } = browser.address;
    expect(await state(eve, browser)).toMatchObject({ isOn: false });
    expect((await services.request(removePushSubscription, { endpoint }, { as: eve })).body).toEqual({ success: true });
    expect((await services.request(sendTestPush, { endpoint }, { as: eve })).body.code).toBe('PUSH_NOT_ON');
    const other = push.subscribe().address;
    const taking = await services.request(savePushSubscription, { ...other, endpoint }, { as: eve });
    expect(taking.body.code).toBe('PUSH_ADDRESS_REFUSED');
    await announce(ana);
    expect(browser.notes()).toHaveLength(1);
  });

  it('passes to a person who signs in on it, without pushes for the former person', async () => {
    push.answerWith(503);
    await announce(ana);
    const ben = services.signIn();
    expect((await save(ben, browser)).body.success).toBe(true);
    push.answerWith(201);
    services.clock.advance(60_000);
    await services.settle();
    await announce(ana);
    expect(browser.requests()).toHaveLength(1);
    await announce(ben, { from: { fullName: 'Cara Dan', email: null } });
    expect(browser.notes().at(-1)).toMatchObject({ title: 'Cara Dan invites you to a meeting' });
    expect(browser.requests()).toHaveLength(2);
  });

  it('is removed if it is the oldest one beyond the limit of a person', async () => {
    const later = [];
    for (let i = 0; i < PUSH_DEVICES_MAX; i += 1) {
      services.clock.advance(1000);
      const one = push.subscribe();
      await save(ana, one);
      later.push(one);
    }
    await announce(ana);
    expect(browser.requests()).toHaveLength(0);
    expect(later.map((one) => one.requests().length)).toEqual(later.map(() => 1));
  });

  it('is removed if its push service answers that it is gone', async () => {
    for (const gone of [404, 410]) {
      const one = push.subscribe();
      await save(ana, one);
      push.answerWith(gone);
      await announce(ana);
      expect(await state(ana, one)).toMatchObject({ isOn: false });
    }
  });

  it('is not notified once its session has ended', async () => {
    services.neighbours.endedSessions.add(`session-${ana.accountId}`);
    await announce(ana);
    expect(browser.requests()).toEqual([]);
    expect(await state(ana, browser)).toMatchObject({ isOn: false });
  });

  it.each([
    ['a private address', { endpoint: 'https://10.0.0.1/push/x' }],
    ['this machine by another name', { endpoint: 'https://[::1]/push/x' }],
    ['the machine’s own metadata', { endpoint: 'http://169.254.169.254/latest/meta-data' }],
    ['what is no address of the web', { endpoint: 'file:///etc/passwd' }],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ])('is refused if it has %s', async (_what, wrong) => {
    const address = { ...push.subscribe().address, ...wrong };
    const answer = await services.request(savePushSubscription, address, { as: ana });
    expect([answer.status, answer.body.code]).toEqual([400, 'PUSH_ADDRESS_REFUSED']);
  });

  it('is refused if it has a malformed field, a short secret or a very long address', async () => {
    const { address } = push.subscribe();
    const wrongs = [{ auth: 'AAAA' }, { endpoint: { $ne: null } }, { endpoint: `${push.origin}/${'x'.repeat(3000)}` }];
    for (const wrong of wrongs)
      expect((await services.request(savePushSubscription, { ...address, ...wrong }, { as: ana })).status).toBe(400);
  });
});

describe('an address of a push service with plain http outside the allowed networks', () => {
  it('is refused', async () => {
    const plain = await startNotifications();
    try {
      const person = plain.signIn();
      const { address } = push.subscribe();
      const answer = await plain.request(savePushSubscription, address, { as: person });
      expect(answer.body.code).toBe('PUSH_ADDRESS_REFUSED');
      const secure = { ...address, endpoint: 'https://push.example.org/x' };
      expect((await plain.request(savePushSubscription, secure, { as: person })).body.success).toBe(true);
    } finally {
      await plain.close();
    }
  });
});

describe('pushes to devices', () => {
  it('are signed by us, encrypted for the browser, and limited in lifetime', async () => {
    await ring(ana);
    const [request] = browser.requests();
    const { publicKey } = await state(ana, browser);
    expect(readVapid(request!.headers.authorization, publicKey)).toEqual({
      aud: push.origin,
      exp: Math.floor(services.clock.now() / 1000) + 12 * 3600,
    });
    expect(request!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '40', urgency: 'high' });
    expect(request!.headers.topic).toMatch(/^[\w-]{32}$/);
    expect(request!.body.toString('latin1')).not.toContain('Ben');
    expect(browser.notes()).toEqual([
      {
        title: 'Ben Radu is calling you',
        body: 'Plans',
        tag: 'meeting 123456789',
        path: '/j/123456789',
        isUrgent: true,
      },
    ]);
  });

  it.each([
    [NOTIFICATION_TYPES.joinInvite, '/j/123456789'],
    [NOTIFICATION_TYPES.reminder, '/j/123456789'],
    [NOTIFICATION_TYPES.groupInvite, '/groups-management'],
    [NOTIFICATION_TYPES.missedCall, '/j/123456789'],
    [NOTIFICATION_TYPES.waiting, '/s/123456789'],
    [NOTIFICATION_TYPES.follow, '/j/123456789'],
  ])('with type %s link to %s, in the person’s language', async (notificationType, path) => {
    const luc = services.signIn({ locale: 'fr_FR' });
    await save(luc, browser2());
    await announce(luc, { notificationType });
    const [bell] = services.getEvents(luc, 'pushNotification');
    expect(lastBrowser.notes()).toMatchObject([{ title: bell.notification.message.content, path }]);
  });
  let lastBrowser: TestBrowser;
  const browser2 = () => (lastBrowser = push.subscribe());

  it('about a message contain its author and room, but not its text', async () => {
    await write(ana);
    await write(ana, 'Planning');
    expect(browser.notes()).toMatchObject([
      { title: 'Ben Radu wrote to you', tag: 'chat chat-1', path: '/chat/chat-1' },
      { title: 'Ben Radu wrote in “Planning”', tag: 'chat chat-1' },
    ]);
  });

  it('have a title of one line and limited length, regardless of names', async () => {
    await announce(ana, { from: { fullName: `Ș\n${'ș'.repeat(900)}`, email: null } });
    const { title } = browser.notes()[0]!;
    expect(title).toHaveLength(200);
    expect(title).not.toContain('\n');
  });

  it('about one meeting share a tag, so that a missed call replaces the ring', async () => {
    await ring(ana);
    await announce(ana, { notificationType: NOTIFICATION_TYPES.missedCall });
    expect(new Set(browser.notes().map(({ tag }) => tag)).size).toBe(1);
    expect(new Set(browser.requests().map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('are not sent to people who have a tab open or want quiet', async () => {
    services.neighbours.present.add(ana.accountId);
    await announce(ana);
    await ring(ana);
    await write(ana);
    expect(browser.requests()).toEqual([]);
    expect(services.getEvents(ana, 'pushNotification')).toHaveLength(1);
  });

  it('are not sent to people who turned them off, and not if the devices ring already', async () => {
    await announce(ana, { withoutPush: true });
    services.neighbours.choices.set(ana.accountId, { web: false, mail: true });
    await announce(ana);
    await ring(ana);
    await write(ana);
    expect(browser.requests()).toEqual([]);
  });

  it('reach all devices of a person, and nobody else’s', async () => {
    const [second, bens] = [push.subscribe(), push.subscribe()];
    await save(ana, second);
    await save(services.signIn(), bens);
    await announce(ana);
    expect([browser, second, bens].map((one) => one.requests().length)).toEqual([1, 1, 0]);
  });
});

describe('a push service that refuses a push', () => {
  const after = async (ms: number) => {
    services.clock.advance(ms);
    await services.settle();
    return browser.requests().length;
  };

  it.each([500, 503, 429, 0])('with %s gets it again at growing intervals until it accepts it', async (status) => {
    push.answerWith(status);
    await announce(ana);
    expect(browser.requests()).toHaveLength(1);
    expect(await after(4_000)).toBe(1);
    expect(await after(1_000)).toBe(2);
    expect(await after(9_000)).toBe(2);
    push.answerWith(201);
    expect(await after(1_000)).toBe(3);
    expect(await after(86_400_000)).toBe(3);
  });

  it('leaves pushes to be counted for operators, with their age', async () => {
    push.answerWith(503);
    await announce(ana);
    expect(await services.queues()).toMatchObject({ pushes: { length: 1, oldestSeconds: 0 } });
    services.clock.advance(65_000);
    expect(await services.queues()).toMatchObject({ pushes: { length: 1, oldestSeconds: 60 } });
    push.answerWith(201);
    await after(5_000);
    expect(await services.queues()).toMatchObject({ pushes: { length: 0, oldestSeconds: 0 } });
  });

  it('gets no more retries once the push has expired', async () => {
    push.answerWith(503);
    await ring(ana, 12_000);
    expect(await after(5_000)).toBe(2);
    expect(await after(60_000)).toBe(2);
    push.answerWith(201);
    expect(await after(60_000)).toBe(2);
  });

  it.each([400, 403, 413])('for good, with %s, gets no retry, and the browser is kept', async (status) => {
    push.answerWith(status);
    await announce(ana);
    expect(await after(60_000)).toBe(1);
    expect(await state(ana, browser)).toMatchObject({ isOn: true });
  });

  it('gets only the latest of several pushes with one tag once it accepts any', async () => {
    push.answerWith(503);
    await write(ana, 'First');
    await write(ana, 'Second');
    push.answerWith(201);
    const before = browser.requests().length;
    expect(await after(60_000)).toBe(before + 1);
    expect(browser.notes().at(-1)).toMatchObject({ title: 'Ben Radu wrote in “Second”' });
  });
});

describe('a test push', () => {
  const test = (as: TestPerson, headers = {}) =>
    services.request(sendTestPush, { endpoint: browser.address.endpoint }, { as, headers });

  it('is sent at once, in the page’s language, even if tabs are open', async () => {
    services.neighbours.present.add(ana.accountId);
    expect((await test(ana, { locale: 'ro_RO' })).body).toEqual({ success: true });
    expect(browser.notes()).toMatchObject([
      { title: 'Notificările funcționează pe acest dispozitiv', path: '/dashboard' },
    ]);
  });

  it('reports a refusal', async () => {
    push.answerWith(503);
    expect((await test(ana)).body).toMatchObject({ success: false, code: 'PUSH_NOT_TAKEN' });
    push.answerWith(410);
    expect((await test(ana)).body).toMatchObject({ success: false, code: 'PUSH_NOT_ON' });
    expect(await state(ana, browser)).toMatchObject({ isOn: false });
  });
});

describe('pushes by several processes', () => {
  it('are sent once each', async () => {
    await services.startBeside();
    const chats = Array.from({ length: 12 }, (_, at) => `shared-${at}`);
    await Promise.all(
      chats.map((chatId) =>
        services.client.call(
          pushMessage,
          { accountIds: [ana.accountId], chatId, senderName: 'Ben Radu', roomName: '' },
          SERVICE_CALLER,
        ),
      ),
    );
    await Promise.all([services.settle(), ...services.made.map(({ pushQueue }) => pushQueue.flush())]);
    await services.settle();
    expect(browser.requests()).toHaveLength(chats.length);
  });

  it('do not ring again if their process died, and later ones are not held up', async () => {
    const beside = await services.startBeside();
    const holder = await beside.lease.hold();
    await services.lease.keep();
    push.answerWith(503);
    await ring(ana, 600_000);
    // The push is stored as if another process is sending it at the moment.
    const pushes = services.connection.collection('notifications.pushes');
    await pushes.updateOne({ accountId: ana.accountId }, { $set: { holder, nextAttemptAt: services.clock.now() } });
    push.answerWith(201);
    const before = browser.requests().length;
    await beside.kill();
    for (let passed = 0; passed < 30_000; passed += BEAT_MS) {
      services.clock.advance(BEAT_MS);
      await services.lease.keep();
      await services.settle();
    }
    expect(browser.requests()).toHaveLength(before);
    expect(await pushes.countDocuments({ accountId: ana.accountId })).toBe(0);
    await write(ana);
    expect(browser.requests()).toHaveLength(before + 1);
  });
});
