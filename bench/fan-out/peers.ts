import { CHAT_ROOM_MEMBERS_MAX, createChatRoom } from '@meet/chat-contract';
import { mountUpgrades } from '@meet/service-kit';
import { buildSchema } from 'graphql';
import { useServer as serveGraphql } from 'graphql-ws/use/ws';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketIoServer } from 'socket.io';
import { WebSocketServer } from 'ws';
import { newPerson, VISITOR } from '../lib/newPerson.ts';
import { openProduct } from '../lib/openProduct.ts';
import type { BenchedMessage } from './content.ts';
import type { Greeting } from './greet.ts';
import { toGreeting, messageEvent } from './product.ts';

export interface OpenPeer {
  readonly port: number;
  /** Greetings for the clients by number; they are reused in turn. */
  readonly greetings: readonly Greeting[];
  /** Sends one message to all listeners. */
  publish(message: BenchedMessage): void;
}

/**
 * Number of tabs of one account, as people have a few on their devices. There are more if a room can't have enough
 * members for all clients.
 */
export const TABS = 5;

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Opens the product's gateway, which checks sessions, authorizes channels and maintains presence. */
async function openGateway(clients: number): Promise<OpenPeer> {
  const product = await openProduct([]);
  const { client, app, authenticate, bus, log } = product;
  const tokens: string[] = [];
  const people = Math.min(CHAT_ROOM_MEMBERS_MAX, Math.max(2, Math.ceil(clients / TABS)));
  for (let at = 0; at < people; at += 1)
    tokens.push(await newPerson(product, `person-${at}@example.com`, `Person ${at}`));
  const owner = await authenticate({ userToken: tokens[0]! }, VISITOR);
  const participants = tokens.slice(1).map((_, at) => `person-${at + 1}@example.com`);
  const { chatroom } = await client.call(createChatRoom, { participants, roomName: 'Bench' } as never, owner);
  mountUpgrades(app.server, {
    handlers: [product.handleUpgrade],
    getAddress: app.getAddress,
    maxPerAddress: 100_000,
    log,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    port: (app.server.address() as AddressInfo).port,
    greetings: tokens.map(toGreeting),
    publish: (message) => void bus.publish(messageEvent(chatroom.chatId, message)),
  };
}

/** Opens the minimum of a hand-written handler. */
async function openWs(): Promise<OpenPeer> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => socket.on('message', () => socket.send('"hello"')));
  return {
    port: await listen(server),
    greetings: [{ path: '/', messages: ['hello'], welcomes: 0 }],
    publish(message) {
      const text = JSON.stringify(message);
      for (const socket of sockets.clients) socket.send(text);
    },
  };
}

async function openSocketIo(): Promise<OpenPeer> {
  const server = createServer();
  const io = new SocketIoServer(server, { transports: ['websocket'], perMessageDeflate: false });
  io.on('connection', (socket) => void socket.join('room'));
  return {
    port: await listen(server),
    // Packets of the engine and of the namespace: https://socket.io/docs/v4/engine-io-protocol/
    greetings: [{ path: '/socket.io/?EIO=4&transport=websocket', messages: ['40'], welcomes: 1 }],
    publish: (message) => void io.to('room').emit('message', message),
  };
}

/** Queue of the messages to one subscriber, in order. */
class EventQueue implements AsyncIterableIterator<{ message: BenchedMessage }> {
  readonly #messages: BenchedMessage[] = [];
  readonly #onReturn: () => void;
  #wake = () => {};

  constructor(onReturn: () => void) {
    this.#onReturn = onReturn;
  }

  push(message: BenchedMessage): void {
    this.#messages.push(message);
    this.#wake();
  }

  async next() {
    while (this.#messages.length === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    return { done: false as const, value: { message: this.#messages.shift()! } };
  }

  async return() {
    this.#onReturn();
    return { done: true as const, value: undefined };
  }

  [Symbol.asyncIterator]() {
    return this;
  }
}

/** Opens plain graphql-ws: it executes and serialises the event separately for each subscriber. */
async function openGraphqlWs(): Promise<OpenPeer> {
  const schema = buildSchema(`
    type Query { version: String }
    type Message { sequence: Int! content: String! }
    type Subscription { message: Message! }`);
  const queues = new Set<EventQueue>();
  const message = () => {
    const queue = new EventQueue(() => queues.delete(queue));
    queues.add(queue);
    queue.push({ sequence: 0, content: 'subscribed' });
    return queue;
  };
  const server = createServer();
  serveGraphql(
    { schema, roots: { subscription: { message } } },
    new WebSocketServer({ server, perMessageDeflate: false }),
  );
  return {
    port: await listen(server),
    greetings: [
      {
        path: '/',
        protocol: 'graphql-transport-ws',
        messages: [
          JSON.stringify({ type: 'connection_init' }),
          JSON.stringify({
            id: 'e',
            type: 'subscribe',
            payload: { query: 'subscription { message { sequence content } }' },
          }),
        ],
        welcomes: 0,
      },
    ],
    publish(message) {
      for (const queue of queues) queue.push(message);
    },
  };
}

export const PEERS = {
  'raw ws': openWs,
  'Socket.IO': openSocketIo,
  'graphql-ws': openGraphqlWs,
  product: openGateway,
};
export type PeerName = keyof typeof PEERS;
