import { HEADERS, type Caller } from '@meet/contracts';
import { PRESENCE_RENEW_SECONDS } from '@meet/contracts/network';
import { readCaller, type Authenticate, type Logger } from '@meet/service-kit';
import { CloseCode, handleProtocols, makeServer } from 'graphql-ws';
import type { GraphQLSchema } from 'graphql';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { EventHub, ParsedSubscription } from './createEventHub.ts';
import { createSubscriptionParser } from './parseSubscription.ts';

/** What the gateway asks the services for a connection. */
export interface ConnectionPort {
  /** The channels that this account listens to, beside its own. */
  listChannels(caller: Caller): Promise<readonly string[]>;
  openPresence(caller: Caller, connectionId: string): Promise<void>;
  /** Renews; answers with the connections whose lease had run out already. */
  renewPresence(connectionIds: readonly string[]): Promise<readonly string[]>;
  closePresence(connectionId: string): Promise<void>;
}

export interface SocketServerOptions {
  readonly schema: GraphQLSchema;
  readonly hub: EventHub;
  readonly authenticate: Authenticate;
  readonly connections: ConnectionPort;
  readonly log: Logger;
  /** Whether a page of this origin may open a socket. */
  readonly isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  readonly addressOf: (request: IncomingMessage) => string;
}

export interface SocketServer {
  /** Takes the request when it is for /graphql; false leaves it to others. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Closes every connection with 1001. */
  close(): Promise<void>;
}

interface Connection {
  readonly id: string;
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly webSocket: WebSocket;
  caller?: Caller;
}

interface SubscriptionRequest {
  readonly connection: Connection;
  readonly id: string;
  readonly parsed: ParsedSubscription;
}

const MAX_MESSAGE_BYTES = 64 * 1024;
const PING_INTERVAL_MS = 12_000;
const RENEW_INTERVAL_MS = PRESENCE_RENEW_SECONDS * 1_000;
const GOING_AWAY = 1001;

/** graphql-transport-ws on the gateway's port, for the events subscription. The token comes in connection_init, never in the address. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { hub, log, connections } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    handleProtocols,
  });
  const parseSubscription = createSubscriptionParser(options.schema);
  const open = new Map<string, Connection>();

  const protocol = makeServer<Record<string, unknown>, Connection>({
    schema: options.schema,
    connectionInitWaitTimeout: 5_000,
    async onConnect({ connectionParams, extra }) {
      const caller = await readCaller(
        { headers: headersOf(connectionParams), requestId: extra.id, address: options.addressOf(extra.request) },
        options.authenticate,
      );
      if (caller.kind !== 'user') return false;
      extra.caller = caller;
      open.set(extra.id, extra);
      await openPresence(extra);
      return true;
    },
    onSubscribe({ extra }, id, { query, variables }) {
      const parsed = parseSubscription(query, variables ?? {});
      if (!('document' in parsed)) return parsed;
      const request: SubscriptionRequest = { connection: extra, id, parsed };
      return { schema: options.schema, document: parsed.document, contextValue: request };
    },
    subscribe: ({ contextValue }) => deliveriesTo(contextValue as SubscriptionRequest),
    onClose({ extra }) {
      if (!open.delete(extra.id)) return;
      connections
        .closePresence(extra.id)
        .catch((error: unknown) => log.warn({ err: error }, 'a presence lease was left to run out'));
    },
  });

  /** An iterator that never yields: the hub writes to the socket itself. It ends when the client completes or leaves. */
  async function deliveriesTo({ connection, id, parsed }: SubscriptionRequest): Promise<AsyncIterableIterator<never>> {
    const caller = connection.caller!;
    const channels = await connections.listChannels(caller);
    const { leave } = hub.join(
      {
        connectionId: connection.id,
        accountId: caller.accountId!,
        sessionId: caller.sessionId!,
        id,
        document: parsed,
        socket: connection.socket,
        close: (code, reason) => connection.webSocket.close(code, reason),
      },
      channels,
    );
    connection.webSocket.once('close', leave);
    return pending(leave);
  }

  sockets.on('connection', (webSocket: WebSocket, request: IncomingMessage, socket: Duplex) => {
    const connection: Connection = { id: randomUUID(), request, socket, webSocket };
    const closed = protocol.opened(
      {
        protocol: webSocket.protocol,
        send: (data) =>
          // A message for a socket that closed meanwhile is nobody's loss.
          new Promise((resolve) => webSocket.send(data, () => resolve())),
        close: (code, reason) => webSocket.close(code, reason),
        onMessage: (handle) =>
          webSocket.on('message', (data) => {
            handle(String(data)).catch((error: unknown) => {
              log.error({ err: error }, 'a socket message failed');
              webSocket.close(CloseCode.InternalServerError, 'Internal error');
            });
          }),
      },
      connection,
    );
    let alive = true;
    webSocket.on('pong', () => (alive = true));
    const ping = setInterval(() => {
      if (!alive) return webSocket.terminate();
      alive = false;
      webSocket.ping();
    }, PING_INTERVAL_MS);
    webSocket.on('error', (error) => log.debug({ err: error }, 'a socket failed'));
    webSocket.once('close', (code, reason) => {
      clearInterval(ping);
      void closed(code, String(reason));
    });
  });

  /** Presence is a courtesy: a connection lives on without it. */
  async function openPresence({ id, caller }: Connection): Promise<void> {
    await connections
      .openPresence(caller!, id)
      .catch((error: unknown) => log.warn({ err: error }, 'a presence lease could not be opened'));
  }

  async function renewPresence(): Promise<void> {
    if (open.size === 0) return;
    try {
      for (const id of await connections.renewPresence([...open.keys()])) {
        const connection = open.get(id);
        if (connection) await openPresence(connection);
      }
    } catch (error) {
      log.warn({ err: error }, 'presence leases could not be renewed');
    }
  }

  const renewal = setInterval(() => void renewPresence(), RENEW_INTERVAL_MS);
  renewal.unref();

  return {
    handleUpgrade(request, socket, head) {
      if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/graphql') return false;
      if (!options.isOriginAllowed(request.headers.origin, request.headers.host)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
        return true;
      }
      sockets.handleUpgrade(request, socket, head, (webSocket) =>
        sockets.emit('connection', webSocket, request, socket),
      );
      return true;
    },
    async close() {
      clearInterval(renewal);
      const closing = [...sockets.clients].map(
        (client) =>
          new Promise<void>((resolve) => {
            client.once('close', () => resolve());
            client.close(GOING_AWAY, 'Going away');
            setTimeout(() => client.terminate(), 2_000).unref();
          }),
      );
      await Promise.all(closing);
      sockets.close();
    },
  };
}

/** Connection parameters use the headers' names. */
function headersOf(params: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const names = [HEADERS.userToken, HEADERS.locale, HEADERS.desktopApp, 'authorization'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof params?.[name] === 'string' ? [[name, params[name]]] : [])),
  );
}

function pending(onReturn: () => void = () => {}): AsyncIterableIterator<never> {
  let finish!: (result: IteratorReturnResult<undefined>) => void;
  const finished = new Promise<IteratorReturnResult<undefined>>((resolve) => (finish = resolve));
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => finished as never,
    async return() {
      onReturn();
      finish({ done: true, value: undefined });
      return { done: true, value: undefined };
    },
  } as AsyncIterableIterator<never>;
}
