import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Caller } from '@meet/contracts';
import {
  EVERYONE_CHANNEL,
  EVENTS_DOCUMENT,
  channelsChanged,
  roomChannel,
  sessionsEnded,
  userChannel,
} from '@meet/contracts/events';
import { createLocalBus, type EventBus } from '@meet/service-kit';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import WebSocket from 'ws';
import { createEventHub, type EventHub } from './createEventHub.ts';
import { createSocketServer, type ConnectionPort, type SocketServer } from './createSocketServer.ts';

const schema: GraphQLSchema = buildSchema(`
  type Query { version: String }
  type Subscription { events: Event! }
  interface Event { type: String! channel: String! at: Float! }
  type SubscribedEvent implements Event { type: String! channel: String! at: Float! }
  type NewsEvent implements Event { type: String! channel: String! at: Float! text: String! }
`);
const eventType = schema.getType('Event') as { resolveType?: unknown };
eventType.resolveType = ({ type }: { type: string }) => (type === 'news' ? 'NewsEvent' : 'SubscribedEvent');

const QUERY = 'subscription Events { events { type channel at ... on NewsEvent { text } } }';
const log = pino({ level: 'silent' });

let bus: EventBus;
let hub: EventHub;
let sockets: SocketServer;
let server: Server;
let url: string;
let connections: { [K in keyof ConnectionPort]: jest.Mock<ConnectionPort[K]> };
const clients: Client[] = [];

beforeEach(async () => {
  bus = createLocalBus(log);
  hub = createEventHub({ bus, schema, maxBufferedBytes: 100_000 });
  connections = {
    listChannels: jest.fn<ConnectionPort['listChannels']>(async ({ accountId }) => [roomChannel(`of-${accountId}`)]),
    openPresence: jest.fn<ConnectionPort['openPresence']>(async () => {}),
    renewPresence: jest.fn<ConnectionPort['renewPresence']>(async () => []),
    closePresence: jest.fn<ConnectionPort['closePresence']>(async () => {}),
  };
  sockets = createSocketServer({
    schema,
    hub,
    log,
    connections,
    authenticate: async ({ userToken }, visitor): Promise<Caller> =>
      userToken
        ? {
            ...visitor,
            kind: 'user',
            accountId: userToken,
            email: `${userToken}@example.com`,
            sessionId: `s-${userToken}`,
          }
        : visitor,
    isOriginAllowed: (origin) => origin === undefined || origin === 'http://meet.test',
    addressOf: () => '127.0.0.1',
  });
  server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (!sockets.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
  await sockets.close();
  await new Promise((resolve) => server.close(resolve));
});

interface Received {
  events: { type: string; channel: string; text?: string }[];
  closed: Promise<{ code: number }>;
  until(count: number): Promise<void>;
}

function listen(token: string | undefined, query = QUERY, headers: Record<string, string> = {}): Received {
  const events: Received['events'] = [];
  let told = () => {};
  let close!: (event: { code: number }) => void;
  const closed = new Promise<{ code: number }>((resolve) => (close = resolve));
  const client = createClient({
    url,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    },
    retryAttempts: 0,
    lazy: true,
    connectionParams: token ? { 'user-token': token } : {},
    on: { closed: (event) => close(event as { code: number }) },
    onNonLazyError: () => {},
  });
  clients.push(client);
  client.subscribe(
    { query },
    {
      next: ({ data }) => {
        events.push((data as { events: Received['events'][number] }).events);
        told();
      },
      error: () => {},
      complete: () => {},
    },
  );
  return {
    events,
    closed,
    until: async (count) => {
      while (events.length < count) await new Promise<void>((resolve) => (told = resolve));
    },
  };
}

const news = (channel: string, text = 'hi') => bus.publish({ type: 'news', channel, at: 1, payload: { text } });

describe('the events socket', () => {
  it('says when it listens, then delivers what reaches the person’s own, rooms’ and everyone’s channels, and no other', async () => {
    const ana = listen('ana');
    await ana.until(1);
    expect(ana.events[0]).toMatchObject({ type: 'subscribed', channel: userChannel('ana') });
    await news(userChannel('bo'));
    await news(roomChannel('of-bo'));
    for (const channel of [userChannel('ana'), roomChannel('of-ana'), EVERYONE_CHANNEL]) await news(channel);
    await ana.until(4);
    expect(ana.events.slice(1).map(({ channel }) => channel)).toEqual([
      userChannel('ana'),
      roomChannel('of-ana'),
      EVERYONE_CHANNEL,
    ]);
  });

  it('makes an event’s bytes once for all who asked with the same document', async () => {
    let reads = 0;
    const payload = {
      get text() {
        reads += 1;
        return 'counted';
      },
    };
    const listeners = ['ana', 'bo', 'cy'].map((name) => listen(name));
    await Promise.all(listeners.map((listener) => listener.until(1)));
    const other = listen('dee', 'subscription Other { events { at type channel ... on NewsEvent { text } } }');
    await other.until(1);
    await bus.publish({ type: 'news', channel: EVERYONE_CHANNEL, at: 1, payload });
    await Promise.all([...listeners, other].map((listener) => listener.until(2)));
    expect(reads).toBe(2);
    for (const { events } of [...listeners, other]) expect(events.at(-1)).toMatchObject({ text: 'counted' });
  });

  it('follows a person’s rooms as they join and leave', async () => {
    const ana = listen('ana');
    await ana.until(1);
    const move = (join: string[], leave: string[]) =>
      bus.publish({ type: channelsChanged.type, channel: userChannel('ana'), at: 1, payload: { join, leave } });
    await move([roomChannel('new')], [roomChannel('of-ana'), userChannel('ana')]);
    await news(roomChannel('of-ana'), 'gone');
    await news(roomChannel('new'), 'joined');
    await news(userChannel('ana'), 'own');
    await ana.until(3);
    expect(ana.events.slice(1).map(({ text }) => text)).toEqual(['joined', 'own']);
  });

  it('ends the connections of a session that ended, and no others', async () => {
    const ana = listen('ana');
    const bo = listen('bo');
    await Promise.all([ana.until(1), bo.until(1)]);
    await bus.publish({
      type: sessionsEnded.type,
      channel: userChannel('ana'),
      at: 1,
      payload: { sessionIds: ['s-ana'] },
    });
    expect((await ana.closed).code).toBe(4401);
    await news(userChannel('bo'));
    await bo.until(2);
  });

  it('keeps a presence lease for as long as the connection lives', async () => {
    const ana = listen('ana');
    await ana.until(1);
    const connectionId = connections.openPresence.mock.calls[0]![1];
    expect(connections.openPresence.mock.calls[0]![0]).toMatchObject({ accountId: 'ana' });
    await clients.at(-1)!.dispose();
    await ana.closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(connections.closePresence).toHaveBeenCalledWith(connectionId);
    expect(hub.size).toBe(0);
  });

  it('refuses visitors, pages of foreign origins and anything but the events subscription', async () => {
    expect((await listen(undefined).closed).code).toBe(4403);
    const foreign = await new Promise((resolve) => {
      const socket = new WebSocket(url, 'graphql-transport-ws', { origin: 'http://evil.test' });
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('error', () => {});
    });
    expect(foreign).toBe(403);
    const query = listen('ana', '{ version }');
    const answered = await Promise.race([
      query.until(1).then(() => 'answered'),
      new Promise((resolve) => setTimeout(resolve, 200, 'refused')),
    ]);
    expect(answered).toBe('refused');
  });

  it('says goodbye with 1001 when the process stops', async () => {
    const ana = listen('ana');
    await ana.until(1);
    await sockets.close();
    expect((await ana.closed).code).toBe(1001);
  });
});

describe('the one events document', () => {
  it('is valid against the product’s schema', async () => {
    const { loadSchema } = await import('../graphql/loadSchema.ts');
    const { createSubscriptionParser } = await import('./parseSubscription.ts');
    expect(createSubscriptionParser(loadSchema())(EVENTS_DOCUMENT)).toHaveProperty('document');
  });
});
