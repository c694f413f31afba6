import { jest } from '@jest/globals';
import type { Caller } from '@meet/contracts';
import { roomChannel } from '@meet/contracts/events';
import { createLocalBus, type BusListener, type EventBus } from '@meet/service-kit';
import { buildSchema } from 'graphql';
import { createClient, type Client } from 'graphql-ws';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import WebSocket from 'ws';
import type { ConnectionPort } from '../subscriptions/createConnectionPort.ts';
import { createEventHub, type EventHub } from '../subscriptions/createEventHub.ts';
import { createSocketServer, type SocketServer } from '../subscriptions/createSocketServer.ts';
import { buildOpenGate } from './buildOpenGate.ts';
import { Talker } from './Talker.ts';

const schema = buildSchema(`
  type Query { version: String }
  type Subscription { events(channels: [String!]): Event! }
  interface Event { type: String! channel: String! at: Float! }
  type SubscribedEvent implements Event { type: String! channel: String! at: Float! }
  type NewsEvent implements Event { type: String! channel: String! at: Float! text: String! }
`);
const eventType = schema.getType('Event') as { resolveType?: unknown };
eventType.resolveType = ({ type }: { type: string }) => (type === 'news' ? 'NewsEvent' : 'SubscribedEvent');

export const QUERY = 'subscription Events { events { type channel at ... on NewsEvent { text } } }';
export const HOUR_MS = 3_600_000;
export const MAX_PER_ACCOUNT = 5;
/** Presence leases of these tests. */
export const LEASE = { leaseSeconds: 25, renewSeconds: 10 };

type PortMethods = Omit<ConnectionPort, keyof typeof LEASE>;

export interface Received {
  readonly events: { type: string; channel: string; text?: string }[];
  readonly errors: unknown[];
  readonly closed: Promise<{ code: number }>;
  until(count: number): Promise<void>;
}

export interface Sockets {
  readonly url: string;
  readonly bus: EventBus;
  /** Number of listeners per channel of the bus. */
  readonly heard: Map<string, number>;
  readonly hub: EventHub;
  readonly server: SocketServer;
  readonly port: { [K in keyof PortMethods]: jest.Mock<PortMethods[K]> };
  readonly authenticate: jest.Mock<(token: string) => Promise<void>>;
  /** Subscribes with the protocol's own client. The token is the account's id. */
  listen(token: string | undefined, query?: string): Received;
  /** Opens a raw socket, over which the test sends messages itself. */
  dial(token?: string, origin?: string): Promise<Talker>;
  news(channel: string, text?: string): Promise<void>;
  /** Resolves once no connection is left. */
  untilDeserted(): Promise<void>;
  /** Closes the most recent client of `listen`. */
  hangUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the events socket on a new port, with stubs of the services. Each account has one room. */
export async function startSockets(): Promise<Sockets> {
  const log = pino({ level: 'silent' });
  const { bus, heard } = watchBus(createLocalBus(log));
  const hub = createEventHub({ bus, schema, maxBufferedBytes: 100_000 });
  const port: Sockets['port'] = {
    listChannels: jest.fn<ConnectionPort['listChannels']>(async (accountId) => [roomChannel(`of-${accountId}`)]),
    sessionEndsIn: jest.fn<ConnectionPort['sessionEndsIn']>(async () => HOUR_MS),
    openPresence: jest.fn<ConnectionPort['openPresence']>(async () => {}),
    renewPresence: jest.fn<ConnectionPort['renewPresence']>(async () => []),
    closePresence: jest.fn<ConnectionPort['closePresence']>(async () => {}),
  };
  const authenticate: Sockets['authenticate'] = jest.fn(async () => {});
  const server = createSocketServer({
    schema,
    documents: buildOpenGate(),
    hub,
    log,
    connections: { ...LEASE, ...port },
    maxPerAccount: MAX_PER_ACCOUNT,
    authenticate: async ({ userToken, adminToken }, visitor): Promise<Caller> => {
      if (adminToken) return { ...visitor, kind: 'admin', accountId: adminToken, sessionId: `s-${adminToken}` };
      if (!userToken) return visitor;
      await authenticate(userToken);
      const [accountId, sessionId] = [userToken, `s-${userToken}`];
      const apiKey = userToken === 'key' ? { service: 'tests', opens: [] } : undefined;
      return { ...visitor, kind: 'user', accountId, email: `${userToken}@example.com`, sessionId, apiKey };
    },
    isOriginAllowed: (origin) => origin === undefined || origin === 'http://meet.test',
    getAddress: () => '127.0.0.1',
  });
  const http = createServer();
  http.on('upgrade', (request, socket, head) => {
    if (!server.handleUpgrade(request, socket, head)) socket.destroy();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/graphql`;
  const clients: Client[] = [];
  const talkers: Talker[] = [];

  return {
    url,
    bus,
    heard,
    hub,
    server,
    port,
    authenticate,
    listen(token, query = QUERY) {
      const { client, received } = subscribe(url, token, query);
      clients.push(client);
      return received;
    },
    async dial(token, origin) {
      const talker = new Talker(url, origin);
      talkers.push(talker);
      await talker.opened;
      if (token === undefined) return talker;
      talker.say({ type: 'connection_init', payload: { 'user-token': token } });
      await talker.until('connection_ack');
      return talker;
    },
    news: (channel, text = 'hi') => bus.publish({ type: 'news', channel, at: 1, payload: { text } }),
    async untilDeserted() {
      while (hub.size > 0) await new Promise((resolve) => setImmediate(resolve));
    },
    hangUp: async () => void (await clients.at(-1)!.dispose()),
    async stop() {
      await Promise.all(clients.map((client) => client.dispose()));
      for (const talker of talkers) talker.cut();
      await server.close();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}

function watchBus(bus: EventBus): Pick<Sockets, 'bus' | 'heard'> {
  const heard = new Map<string, number>();
  const count = (channel: string, by: number) => {
    const now = (heard.get(channel) ?? 0) + by;
    if (now > 0) heard.set(channel, now);
    else heard.delete(channel);
  };
  const subscribe = (channel: string, listener: BusListener) => {
    const stop = bus.subscribe(channel, listener);
    count(channel, 1);
    return () => {
      stop();
      count(channel, -1);
    };
  };
  return { bus: { ...bus, subscribe }, heard };
}

function subscribe(url: string, token: string | undefined, query: string): { client: Client; received: Received } {
  const events: Received['events'] = [];
  const errors: unknown[] = [];
  let wake = () => {};
  let close!: (event: { code: number }) => void;
  const closed = new Promise<{ code: number }>((resolve) => (close = resolve));
  const client = createClient({
    url,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: true,
    connectionParams: token ? { 'user-token': token } : {},
    on: { closed: (event) => close(event as { code: number }) },
    onNonLazyError: () => {},
  });
  client.subscribe(
    { query },
    {
      next: ({ data }) => {
        events.push((data as { events: Received['events'][number] }).events);
        wake();
      },
      error: (error) => void errors.push(error),
      complete: () => {},
    },
  );
  const until = async (count: number) => {
    while (events.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { client, received: { events, errors, closed, until } };
}
