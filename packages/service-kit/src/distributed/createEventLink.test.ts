import type { BusEvent } from '@meet/contracts/events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createLocalBus } from '../bus/createLocalBus.ts';
import { createHttpServer } from '../http/createHttpServer.ts';
import { metrics } from '../metrics.ts';
import { freePort } from '../testing/freePort.ts';
import { createEventLink, EVENTS_PATH, type EventBatch, type EventLink } from './createEventLink.ts';
import { createLinkedBus } from './createLinkedBus.ts';

const log = pino({ level: 'silent' });
const KEY = 'shared-between-the-processes';
const event = (type: string): BusEvent => ({ type, channel: 'internal', at: 1, payload: { type } });

let app: FastifyInstance;
let port: number;
let heard: string[];
let notified = () => {};
const links: EventLink[] = [];

/** Opens another process, which also receives the events that arrive over its own links. */
async function open(onPort: number, linkTo?: EventLink) {
  const local = createLocalBus(log);
  local.subscribeAll(({ type }) => {
    heard.push(type);
    notified();
  });
  const linked = createLinkedBus(local, linkTo ? [{ link: linkTo, wants: () => true }] : []);
  app = await createHttpServer({ log });
  linked.mount(app, KEY);
  await app.listen({ host: '127.0.0.1', port: onPort });
  return linked;
}

function linkTo(to: string, options: { key?: string; maxWaiting?: number } = {}): EventLink {
  const { key = KEY, maxWaiting } = options;
  const link = createEventLink({
    from: 'here',
    to,
    address: `http://127.0.0.1:${port}`,
    serviceKey: key,
    log,
    maxWaiting,
  });
  links.push(link);
  return link;
}

async function untilHeard(count: number): Promise<string[]> {
  while (heard.length < count) await new Promise<void>((resolve) => (notified = resolve));
  return heard;
}

beforeEach(async () => {
  heard = [];
  port = await freePort();
  await open(port);
});
afterEach(async () => {
  await Promise.all(links.splice(0).map((link) => link.close()));
  await app.close();
});

describe('events on their way to another process', () => {
  it('arrive once each, in the order in which they were published', async () => {
    const link = linkTo('there');
    const types = Array.from({ length: 1_000 }, (_, i) => `event-${i}`);
    for (const type of types) link.send(event(type));
    expect(await untilHeard(1_000)).toEqual(types);
  });

  it('wait while it is away, and arrive in order when it is back', async () => {
    await app.close();
    const link = linkTo('there');
    for (const type of ['a', 'b', 'c']) link.send(event(type));
    await open(port);
    expect(await untilHeard(3)).toEqual(['a', 'b', 'c']);
  });

  it('are dropped beyond the limit, the oldest first, and counted', async () => {
    await app.close();
    const link = linkTo('too-long-away', { maxWaiting: 3 });
    for (const type of ['a', 'b', 'c', 'd', 'e']) link.send(event(type));
    await open(port);
    expect(await untilHeard(3)).toEqual(['c', 'd', 'e']);
    expect(await metrics.getSingleMetricAsString('meet_events_dropped_total')).toContain('{to="too-long-away"} 2');
    link.send(event('f'));
    expect(await untilHeard(4)).toEqual(['c', 'd', 'e', 'f']);
  });

  it('are reported as lost to listeners here and behind other links, after some were dropped', async () => {
    await app.close();
    const onward = linkTo('nobody');
    const sent: string[] = [];
    const linked = await open(port, { ...onward, to: 'onward', send: ({ type }) => void sent.push(type) });
    let losses = 0;
    linked.bus.onLost(() => void (losses += 1));
    const link = linkTo('there', { maxWaiting: 2 });
    link.send(event('a'));
    await untilHeard(1);
    expect(losses).toBe(0);

    await app.close();
    for (const type of ['b', 'c', 'd']) link.send(event(type));
    app = await createHttpServer({ log });
    linked.mount(app, KEY);
    await app.listen({ host: '127.0.0.1', port });
    expect(await untilHeard(3)).toEqual(['a', 'c', 'd']);
    expect(losses).toBe(1);
    expect(sent).toEqual(['a', 'eventsLost', 'c', 'd']);

    // The process behind that link calls its own listeners, and does not publish the notice.
    const batch: EventBatch = { from: 'elsewhere', link: 'one', first: 0, events: [event('eventsLost'), event('e')] };
    const headers = { authorization: `Service ${KEY}` };
    await app.inject({ method: 'POST', url: EVENTS_PATH, headers, payload: batch });
    expect(losses).toBe(2);
    expect(heard).toEqual(['a', 'c', 'd', 'e']);
  });

  it('are reported as lost if the bus that all processes share may have lost some', () => {
    let lose = () => {};
    const shared = { ...createLocalBus(log), onLost: (listener: () => void) => ((lose = listener), () => {}) };
    let losses = 0;
    createLinkedBus(shared, []).bus.onLost(() => void (losses += 1));
    lose();
    expect(losses).toBe(1);
  });

  it('are accepted once, even if the answer to the first request was lost', async () => {
    const batch: EventBatch = { from: 'here', link: 'one', first: 0, events: [event('a'), event('b')] };
    const again: EventBatch = { ...batch, events: [event('a'), event('b'), event('c')] };
    const post = (body: unknown) =>
      app.inject({
        method: 'POST',
        url: EVENTS_PATH,
        headers: { authorization: `Service ${KEY}` },
        payload: body as object,
      });
    for (const body of [batch, batch, again]) expect((await post(body)).statusCode).toBe(200);
    expect(heard).toEqual(['a', 'b', 'c']);
    expect((await post({ ...batch, link: 'restarted' })).statusCode).toBe(200);
    expect(heard).toEqual(['a', 'b', 'c', 'a', 'b']);
    expect((await post({ ...batch, events: [{ type: 'no channel' }] })).statusCode).toBe(400);
  });

  it('are refused from a sender with another key, before their body is parsed', async () => {
    const headers = { authorization: 'Service guessed', 'content-type': 'application/json' };
    const refused = await app.inject({ method: 'POST', url: EVENTS_PATH, headers, payload: '{ no JSON' });
    expect([refused.statusCode, heard]).toEqual([403, []]);
  });

  it('are forwarded to all processes that want them, except their origin', async () => {
    const sent: Record<string, string[]> = { chat: [], network: [] };
    const to = (name: string): EventLink => ({
      to: name,
      send: ({ type }) => void sent[name]!.push(type),
      close: async () => {},
    });
    await app.close();
    const linked = createLinkedBus(createLocalBus(log), [
      { link: to('chat'), wants: () => true },
      { link: to('network'), wants: ({ type }) => type !== 'for sockets alone' },
    ]);
    app = await createHttpServer({ log });
    linked.mount(app, KEY);
    const events = [event('from chat'), event('for sockets alone')];
    await app.inject({
      method: 'POST',
      url: EVENTS_PATH,
      headers: { authorization: `Service ${KEY}` },
      payload: { from: 'chat', link: '1', first: 0, events } satisfies EventBatch,
    });
    await linked.bus.publish(event('from here'));
    expect(sent).toEqual({ chat: ['from here'], network: ['from chat', 'from here'] });
  });
});
