import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Call } from '@meet/contracts';
import {
  applyIntegrationEvent,
  applyWebhookDeliveryEvent,
  applyWebhookEvent,
  changeWebhook,
  createWebhook,
  deleteApiKey,
  deleteWebhook,
  disableWebhooks,
  generateApiKey,
  getApiKeys,
  getIntegrations,
  getWebhookDeliveries,
  getWebhooks,
  pingWebhook,
  resendWebhookDelivery,
  triggerRoomWebhooks,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_EVENTS,
  WEBHOOKS_MAX,
  type Integration,
  type Webhook,
  type WebhookDelivery,
} from '@meet/integrations-contract';
import { BEAT_MS, SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { webcrypto } from 'node:crypto';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';
import { startReceiver, type Received, type Receiver } from '../testing/startReceiver.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const logged: string[] = [];
let services: TestIntegrations;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
  services = await startIntegrations({
    env: { WEBHOOK_NETWORKS: 'loopback', WEBHOOK_TIMEOUT_SECONDS: '60', JIRA_APP_URL: 'https://jira.example/meet' },
    logTo: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await services.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.answerWith(204);
  receiver.received.length = 0;
});

const ask = async (call: Call | string, body: object, as: TestPerson) =>
  (await services.request(call, body, { as })).body;
const add = async (as: TestPerson, input: object = {}): Promise<Webhook> =>
  (await ask(createWebhook as Call, { url: receiver.url, events: [...WEBHOOK_EVENTS], ...input }, as)).webhook;
const list = async (as: TestPerson): Promise<Webhook[]> => (await ask(getWebhooks as Call, {}, as)).webhooks;
const log = async (as: TestPerson, { webhookId }: Webhook): Promise<WebhookDelivery[]> =>
  (await ask(getWebhookDeliveries as Call, { webhookId }, as)).deliveries;
const cards = async (as: TestPerson): Promise<Integration[]> =>
  (await ask(getIntegrations as Call, {}, as)).integrations;
/** Returns the events of one type that the person's tabs received. */
const notified = (as: TestPerson, type: string) => services.getEvents(as).filter((event) => event.type === type);

/** Verifies a signature by the text of the Standard Webhooks specification alone, without our code. */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
  const [version, mac] = signature!.split(',');
  const bytes = Uint8Array.from(atob(secret.replace('whsec_', '')), (letter) => letter.charCodeAt(0));
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const given = Uint8Array.from(atob(mac!), (letter) => letter.charCodeAt(0));
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  return version === 'v1' && (await webcrypto.subtle.verify('HMAC', key, given, content));
}

describe('createWebhook', () => {
  it('returns a webhook with its secret, which only its owner can read again', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    const webhook = await add(person, {
      description: ' Our calendar ',
      events: ['meeting.started', 'meeting.started'],
    });
    expect(webhook).toEqual({
      webhookId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      url: receiver.url,
      description: 'Our calendar',
      events: ['meeting.started'],
      enabled: true,
      disabledReason: null,
      secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
      creationDate: services.clock.now(),
    });
    expect(await list(person)).toEqual([webhook]);
    expect(await list(other)).toEqual([]);
    const events = services.getEvents(person);
    expect(events.map(({ type, payload }) => [type, payload])).toEqual([
      ['webhookChanged', { webhookId: webhook.webhookId, webhooksCount: 1 }],
    ]);
  });

  it.each([
    ['no address', { url: undefined }, 'url'],
    ['an address of another kind', { url: 'ftp://example.com/' }, 'url'],
    ['no address at all', { url: 'example.com' }, 'url'],
    ['an address with a password', { url: 'https://ana:tulip@example.com/' }, 'url'],
    ['an address with a fragment', { url: 'https://example.com/#x' }, 'url'],
    ['too long an address', { url: `https://example.com/${'x'.repeat(1000)}` }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['events that there are not', { events: ['meeting.moved'] }, 'events[0]'],
    ['too long a description', { description: 'x'.repeat(201) }, 'description'],
  ])('refuses %s', async (_what, input, path) => {
    const body = { url: receiver.url, events: ['meeting.started'], ...input };
    const answer = await services.request(createWebhook, body, { as: services.signIn() });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([400, path]);
    expect(answer.body.fields[0].message).not.toMatch(/^(integrations|common)\./);
  });

  it('refuses private addresses, and public ones without encryption', async () => {
    const person = services.signIn();
    for (const url of ['https://10.0.0.1/', 'https://[fd00::1]/', 'https://169.254.169.254/', 'http://1.1.1.1/']) {
      expect((await ask(createWebhook as Call, { url, events: ['meeting.started'] }, person)).code).toBe(
        'WEBHOOK_URL_REFUSED',
      );
    }
    const webhook = await add(person);
    const { webhookId } = webhook;
    expect((await ask(changeWebhook as Call, { webhookId, url: 'https://10.0.0.1/' }, person)).code).toBe(
      'WEBHOOK_URL_REFUSED',
    );
    expect(await list(person)).toEqual([webhook]);
  });

  it('creates webhooks up to the account’s limit, even for simultaneous requests', async () => {
    const person = services.signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(createWebhook as Call, { url: receiver.url, events: ['meeting.started'] }, person),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(WEBHOOKS_MAX);
    expect(answers.filter(({ code }) => code === 'WEBHOOK_LIMIT_REACHED')).toHaveLength(20 - WEBHOOKS_MAX);
    expect(await list(person)).toHaveLength(WEBHOOKS_MAX);
  });

  it('refuses administrators and visitors', async () => {
    const admin = services.signIn({ kind: 'admin' });
    for (const call of [createWebhook, getWebhooks, getIntegrations] as Call[]) {
      expect([call.path, (await services.request(call, {})).status]).toEqual([call.path, 401]);
      expect([call.path, (await services.request(call, {}, { as: admin })).status]).toEqual([call.path, 403]);
    }
  });
});

describe('changeWebhook', () => {
  it('changes only the given fields', async () => {
    const person = services.signIn();
    const webhook = await add(person, { description: 'First' });
    const { webhookId } = webhook;
    const change = { description: 'Second', events: ['meeting.ended'], enabled: false };
    expect((await ask(changeWebhook as Call, { webhookId, ...change }, person)).webhook).toEqual({
      ...webhook,
      ...change,
    });
    expect((await ask(changeWebhook as Call, { webhookId, enabled: true }, person)).webhook).toEqual({
      ...webhook,
      ...change,
      enabled: true,
    });
    expect(notified(person, 'webhookChanged')).toHaveLength(3);
  });

  it('creates a new secret, which signs later deliveries', async () => {
    const person = services.signIn();
    const former = await add(person);
    const { webhook } = await ask(changeWebhook as Call, { webhookId: former.webhookId, renewSecret: true }, person);
    expect(webhook).toEqual({ ...former, secret: expect.not.stringContaining(former.secret) });
    await ask(pingWebhook as Call, { webhookId: former.webhookId }, person);
    await services.deliver();
    const [request] = receiver.received;
    expect([await isSigned(request!, former.secret), await isSigned(request!, webhook.secret)]).toEqual([false, true]);
  });
});

describe('a stranger', () => {
  it('is refused every call for another person’s webhook or delivery', async () => {
    const [person, stranger] = [services.signIn(), services.signIn()];
    const { webhookId } = await add(person);
    const { delivery } = await ask(pingWebhook as Call, { webhookId }, person);
    await services.deliver();
    for (const call of [changeWebhook, deleteWebhook, pingWebhook, getWebhookDeliveries] as Call[]) {
      const answer = await services.request(call, { webhookId, enabled: false }, { as: stranger });
      expect([call.path, answer.status, answer.body.code]).toEqual([call.path, 404, 'WEBHOOK_NOT_FOUND']);
    }
    const { deliveryId } = delivery;
    const answer = await services.request(resendWebhookDelivery, { deliveryId }, { as: stranger });
    expect([answer.status, answer.body.code]).toEqual([404, 'WEBHOOK_DELIVERY_NOT_FOUND']);
    expect((await list(person))[0]!.enabled).toBe(true);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a delivery', () => {
  it('is signed, describes the event, and is logged', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    const at = services.clock.now();
    const data = { roomId: '123456789', subject: 'Zinnober' };
    expect(await services.trigger(person, { event: 'meeting.started', data })).toEqual({ queued: 1 });
    await services.deliver();
    expect(receiver.received).toHaveLength(1);
    const [request] = receiver.received;
    expect(JSON.parse(request!.body)).toEqual({ type: 'meeting.started', timestamp: new Date(at).toISOString(), data });
    expect(request!.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-timestamp': String(Math.floor(at / 1000)),
    });
    expect(await isSigned(request!, webhook.secret)).toBe(true);
    expect(await isSigned({ ...request!, body: `${request!.body} ` }, webhook.secret)).toBe(false);

    const deliveries = await log(person, webhook);
    expect(deliveries).toEqual([
      {
        deliveryId: request!.headers['webhook-id'],
        webhookId: webhook.webhookId,
        event: 'meeting.started',
        state: 'delivered',
        attempts: 1,
        statusCode: 204,
        failure: null,
        creationDate: at,
        lastAttemptAt: at,
        nextAttemptAt: null,
        version: 2,
      },
    ]);
    expect(notified(person, 'webhookDeliveryChanged').map(({ payload }) => payload)).toEqual([
      { delivery: expect.objectContaining({ state: 'queued', attempts: 0 }) },
      { delivery: deliveries[0] },
    ]);
  });

  it('goes once per event to the account’s enabled webhooks that subscribe to it', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    await add(person, { url: `${receiver.url}/wants` });
    await add(person, { url: `${receiver.url}/else`, events: ['meeting.ended'] });
    await add(person, { url: `${receiver.url}/off`, enabled: false });
    await add(other, { url: `${receiver.url}/other` });
    await Promise.all([1, 2, 3].map(() => services.trigger(person, { occurrenceId: 'once' })));
    await services.trigger(person, { occurrenceId: 'once' });
    await services.deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks/wants']);
  });

  it('goes once per event in a room to the webhooks of those members whom it concerns', async () => {
    const [ana, ben, outsider] = [services.signIn(), services.signIn(), services.signIn()];
    const events = ['chat.message.created', 'chat.message.mentioned'];
    for (const [name, person] of Object.entries({ ana, ben, outsider }))
      await add(person, { url: `${receiver.url}/${name}`, events });
    await add(ana, { url: `${receiver.url}/edits`, events: ['chat.message.edited'] });
    await add(ana, { url: `${receiver.url}/off`, events, enabled: false });
    const data = { chatId: 'room', sequence: 1, senderName: 'Ana', isBot: false };
    const at = services.clock.now();
    const happening = {
      accountIds: [ana.accountId, ben.accountId],
      occurrences: [
        { event: 'chat.message.created' as const, occurrenceId: 'created:1', at, data },
        { event: 'chat.message.mentioned' as const, occurrenceId: 'said:1', at, data, accountIds: [ben.accountId] },
        {
          event: 'chat.message.mentioned' as const,
          occurrenceId: 'said:2',
          at,
          data,
          accountIds: [outsider.accountId],
        },
      ],
    };
    const trigger = () => services.client.call(triggerRoomWebhooks, happening, SERVICE_CALLER);
    expect(await trigger()).toEqual({ queued: 3 });
    expect(await trigger()).toEqual({ queued: 0 });
    await services.deliver();
    const received = receiver.received.map(({ path, body }) => `${path} ${JSON.parse(body).type}`);
    expect(received.sort()).toEqual([
      '/hooks/ana chat.message.created',
      '/hooks/ben chat.message.created',
      '/hooks/ben chat.message.mentioned',
    ]);
    expect(JSON.parse(receiver.received[0]!.body).data).toEqual(data);
  });

  it('is retried at growing intervals under the same id if it fails, and then given up', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    receiver.answerWith(500);
    await services.trigger(person);
    await services.deliver();
    const waits = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS];
    for (const [index, wait] of waits.entries()) {
      const [queued] = await log(person, webhook);
      expect(queued).toMatchObject({ state: 'queued', attempts: index + 1, statusCode: 500, failure: 'status' });
      expect(queued!.nextAttemptAt).toBe(services.clock.now() + wait);
      services.clock.advance(wait - 1);
      await services.deliver();
      expect(receiver.received).toHaveLength(index + 1);
      services.clock.advance(1);
      await services.deliver();
      expect(receiver.received).toHaveLength(index + 2);
    }
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'failed', attempts: 7, nextAttemptAt: null });
    services.clock.advance(DAY_MS);
    await services.deliver();
    expect(receiver.received).toHaveLength(7);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    for (const request of receiver.received) expect(await isSigned(request, webhook.secret)).toBe(true);
  });

  it('is retried after a redirection', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    receiver.answerWith(302);
    await services.trigger(person);
    await services.deliver();
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'queued', failure: 'redirect', statusCode: 302 });
    receiver.answerWith(204);
    services.clock.advance(5 * SECOND_MS);
    await services.deliver();
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'delivered', attempts: 2, failure: null });
  });

  it('is retried after silence', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    const impatient = await startIntegrations({
      env: { WEBHOOK_NETWORKS: 'loopback', WEBHOOK_TIMEOUT_SECONDS: '1' },
    });
    const post = jest.spyOn(services.deps.poster, 'post').mockImplementation(impatient.deps.poster.post);
    receiver.answerWith(() => undefined);
    await services.trigger(person);
    await services.deliver();
    post.mockRestore();
    await impatient.close();
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'queued', failure: 'timeout', statusCode: null });
    receiver.answerWith(204);
    services.clock.advance(5 * SECOND_MS);
    await services.deliver();
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'delivered', attempts: 2, failure: null });
  });

  it('does not wait for another: all arrive at a slow and a quick receiver', async () => {
    const person = services.signIn();
    const slow = await add(person, { url: `${receiver.url}/slow` });
    const quick = await add(person, { url: `${receiver.url}/quick` });
    const held: (() => void)[] = [];
    receiver.answerWith((response, { url }) => {
      if (url!.endsWith('/quick')) response.writeHead(204).end();
      else held.push(() => response.writeHead(204).end());
    });
    const pump = setInterval(() => held.splice(0).forEach((answer) => answer()), 50);
    await Promise.all(Array.from({ length: 20 }, () => services.trigger(person)));
    await services.deliver();
    clearInterval(pump);
    for (const webhook of [slow, quick]) {
      const deliveries = await log(person, webhook);
      expect(deliveries.map(({ state }) => state)).toEqual(Array(20).fill('delivered'));
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
    expect(receiver.received).toHaveLength(40);
  });

  it('is taken over by another process if the process that claimed it dies', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    receiver.answerWith(500);
    for (let i = 0; i < 20; i += 1) await services.trigger(person);
    await services.deliver();
    receiver.answerWith(204);
    services.clock.advance(5 * SECOND_MS);
    // Another process claims half of them, and dies.
    const other = await services.startBeside({ services: [] });
    const holder = await other.lease.hold();
    const deliveries = services.connection.collection<{ _id: string }>('integrations.webhook_deliveries');
    for (let i = 0; i < 10; i += 1) {
      const { _id } = (await services.deps.deliveryStore.claim([]))!;
      await deliveries.updateOne({ _id }, { $set: { holder } });
    }
    await services.lease.keep();
    await other.kill();
    await services.deliver();
    expect((await log(person, webhook)).filter(({ state }) => state === 'delivered')).toHaveLength(10);
    for (let passed = 0; passed < 30 * SECOND_MS; passed += BEAT_MS) {
      services.clock.advance(BEAT_MS);
      await services.lease.keep();
    }
    await services.deps.dispatcher.poll();
    await services.deps.dispatcher.settle();
    expect((await log(person, webhook)).map(({ state }) => state)).toEqual(Array(20).fill('delivered'));
  });

  it('is sent again with the same id and body', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    await services.trigger(person);
    await services.deliver();
    const [{ deliveryId }] = (await log(person, webhook)) as [WebhookDelivery];
    const { delivery } = await ask(resendWebhookDelivery as Call, { deliveryId }, person);
    expect(delivery).toMatchObject({ deliveryId, state: 'queued', attempts: 1 });
    await services.deliver();
    const [first, second] = receiver.received;
    expect(second).toMatchObject({ body: first!.body, headers: { 'webhook-id': deliveryId } });
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('is not sent to a disabled webhook: neither a test, nor a waiting one, nor a repeated one', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    const { webhookId } = webhook;
    receiver.answerWith(500);
    await services.trigger(person);
    await services.deliver();
    await ask(changeWebhook as Call, { webhookId, enabled: false }, person);
    services.clock.advance(5 * SECOND_MS);
    await services.deliver();
    const [{ deliveryId, ...delivery }] = (await log(person, webhook)) as [WebhookDelivery];
    expect(delivery).toMatchObject({ state: 'failed', failure: 'disabled' });
    expect((await ask(pingWebhook as Call, { webhookId }, person)).code).toBe('WEBHOOK_DISABLED');
    expect((await ask(resendWebhookDelivery as Call, { deliveryId }, person)).code).toBe('WEBHOOK_DISABLED');
    expect(receiver.received).toHaveLength(1);
  });

  it('is deleted with its webhook', async () => {
    const person = services.signIn();
    const { webhookId } = await add(person);
    receiver.answerWith(500);
    await services.trigger(person);
    await services.deliver();
    expect(await ask(deleteWebhook as Call, { webhookId }, person)).toEqual({ success: true });
    expect((await services.request(deleteWebhook, { webhookId }, { as: person })).status).toBe(404);
    services.clock.advance(HOUR_MS);
    await services.deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await services.connection.collection('integrations.webhook_deliveries').countDocuments({ webhookId })).toBe(
      0,
    );
    expect(notified(person, 'webhookDeleted').map(({ payload }) => payload)).toEqual([{ webhookId, webhooksCount: 0 }]);
  });

  it('is listed among the latest fifty', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    for (let i = 0; i < WEBHOOK_DELIVERIES_SHOWN + 3; i += 1) {
      services.clock.advance(1);
      await services.trigger(person, { occurrenceId: `number-${i}` });
    }
    await services.deliver();
    const dates = (await log(person, webhook)).map(({ creationDate }) => creationDate);
    expect(dates).toHaveLength(WEBHOOK_DELIVERIES_SHOWN);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(dates[0]).toBe(services.clock.now());
  });
});

describe('a webhook that fails', () => {
  const failFor = async (person: TestPerson, days: number) => {
    receiver.answerWith(500);
    for (let day = 0; day <= days; day += 1) {
      await services.trigger(person);
      await services.deliver();
      services.clock.advance(DAY_MS);
    }
  };

  it('is disabled after three days, and its owner is notified by mail and in every tab', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    await failFor(person, 2);
    expect((await list(person))[0]!.enabled).toBe(true);
    await services.trigger(person);
    await services.deliver();
    expect((await list(person))[0]).toMatchObject({ enabled: false, disabledReason: 'failing' });
    expect(notified(person, 'webhookChanged')).toHaveLength(2);
    const mails = services.mails.filter(({ to }) => to === person.email);
    expect(mails).toEqual([
      expect.objectContaining({
        locale: 'fr_FR',
        subject: 'Votre webhook a été désactivé',
        body: expect.stringContaining(new URL(webhook.url).host),
        action: expect.objectContaining({ url: expect.stringMatching(/\/integrations$/) }),
      }),
    ]);
    expect(JSON.stringify(mails)).not.toContain(webhook.url);
    // A webhook that is enabled again works again.
    await ask(changeWebhook as Call, { webhookId: webhook.webhookId, enabled: true }, person);
    await services.trigger(person);
    await services.deliver();
    expect((await list(person))[0]).toMatchObject({ enabled: true, disabledReason: null });
  });

  it('stays enabled if a delivery succeeds in between', async () => {
    const person = services.signIn();
    await add(person);
    await failFor(person, 2);
    receiver.answerWith(204);
    await services.trigger(person);
    await services.deliver();
    await failFor(person, 2);
    expect((await list(person))[0]!.enabled).toBe(true);
  });

  it('is disabled at once after the answer 410', async () => {
    const person = services.signIn();
    const webhook = await add(person);
    receiver.answerWith(410);
    await services.trigger(person);
    await services.deliver();
    expect((await list(person))[0]).toMatchObject({ enabled: false, disabledReason: 'gone' });
    expect((await log(person, webhook))[0]).toMatchObject({ state: 'failed', statusCode: 410 });
    expect(notified(person, 'webhookChanged')).toHaveLength(2);
    expect(services.mails.filter(({ to }) => to === person.email)).toMatchObject([
      { subject: 'Votre webhook a été désactivé' },
    ]);
  });
});

describe('disabling webhooks after a password reset', () => {
  it('disables all webhooks of the account, and no one else’s', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    const [webhook] = [await add(person), await add(person, { enabled: false }), await add(other)];
    await services.client.call(disableWebhooks, { accountId: person.accountId }, SERVICE_CALLER);
    await services.trigger(person);
    await services.trigger(other);
    await services.deliver();
    expect(receiver.received).toHaveLength(1);
    expect(new Set((await list(person)).map(({ disabledReason }) => disabledReason))).toEqual(
      new Set(['password-reset', null]),
    );
    const { payload } = notified(person, 'webhookChanged').at(-1)!;
    expect(payload).toEqual({ webhookId: webhook.webhookId, webhooksCount: 2 });
  });
});

describe('getIntegrations', () => {
  it('shows connected, available and unconfigured integrations', async () => {
    const person = services.signIn();
    const states = async () => Object.fromEntries((await cards(person)).map((one) => [one.integrationId, one.state]));
    expect(await states()).toEqual({
      calendar: 'available',
      chat: 'available',
      jira: 'available',
      hubstaff: 'available',
      'chrome-extension': 'needs-configuration',
      automation: 'available',
      webhooks: 'available',
    });
    const { apiKey } = await ask(generateApiKey as Call, { serviceId: 'calendar', name: 'Holidays' }, person);
    await add(person);
    const [calendar, jira] = await cards(person);
    expect(jira).toEqual({
      integrationId: 'jira',
      name: 'Jira',
      state: 'available',
      isConfigured: true,
      keysCount: 0,
      webhooksCount: 0,
      connectionsCount: 0,
      installUrl: 'https://jira.example/meet',
      documentation: '/integrations/about/jira',
    });
    expect(calendar).toMatchObject({ state: 'connected', keysCount: 1, documentation: null });
    expect((await states())['webhooks']).toBe('connected');
    await ask(deleteApiKey as Call, { apiKeyId: apiKey.apiKeyId }, person);
    expect((await states())['calendar']).toBe('available');
  });

  it('creates no key for an unconfigured integration, and does not list it as a service', async () => {
    const person = services.signIn();
    const refused = await ask(generateApiKey as Call, { serviceId: 'chrome-extension', name: 'Bar' }, person);
    expect(refused).toMatchObject({ success: false, code: 'KEY_SERVICE_NOT_CONFIGURED' });
    const { serviceNames } = await ask(getApiKeys as Call, {}, person);
    expect(serviceNames.map(({ id }: { id: string }) => id)).not.toContain('chrome-extension');
    expect((await cards(person)).find(({ integrationId }) => integrationId === 'chrome-extension')?.state).toBe(
      'needs-configuration',
    );
  });
});

describe('an event about webhooks', () => {
  it('gives the same lists as fetching again, or requires a new fetch', async () => {
    const person = services.signIn();
    const before = await cards(person);
    const first = await add(person);
    const webhook = await add(person);
    receiver.answerWith(500);
    await services.trigger(person);
    await services.deliver();
    await ask(generateApiKey as Call, { serviceId: 'jira', name: 'Issues' }, person);
    const webhooks = await list(person);
    const heard = services.getEvents(person);
    const reduceCards = (from: number) =>
      services.getEvents(person).slice(from).reduce<readonly Integration[]>(applyIntegrationEvent, before);
    expect(reduceCards(0)).toEqual(await cards(person));
    expect(
      heard.reduce<readonly WebhookDelivery[]>(
        (state, event) => applyWebhookDeliveryEvent(state, event, webhook.webhookId)!,
        [],
      ),
    ).toEqual(await log(person, webhook));
    expect(applyWebhookEvent(webhooks, heard[0]!)).toBeUndefined();

    await ask(deleteWebhook as Call, { webhookId: first.webhookId }, person);
    expect(applyWebhookEvent(webhooks, services.getEvents(person).at(-1)!)).toEqual(await list(person));
    expect(reduceCards(0)).toEqual(await cards(person));
  });
});

describe('stored and logged data', () => {
  it('contains no secret, address or body of a webhook in clear', async () => {
    const person = services.signIn();
    const webhook = await add(person, { url: `${receiver.url}?token=geheimnis` });
    receiver.answerWith(500);
    await services.trigger(person);
    await services.deliver();
    const stored = JSON.stringify([
      await services.connection.collection('integrations.webhooks').find().toArray(),
      await services.connection.collection('integrations.webhook_deliveries').find().toArray(),
    ]);
    expect(stored).toContain(webhook.webhookId);
    expect(logged.join('')).toContain('a webhook was not reached');
    for (const secret of ['geheimnis', 'Zinnober', webhook.secret, webhook.secret.slice(6)]) {
      expect(stored).not.toContain(secret);
      expect(logged.join('')).not.toContain(secret);
    }
  });
});
