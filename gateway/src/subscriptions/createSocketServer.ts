import { HEADERS } from '@meet/contracts';
import { readCaller, refuseSocket, type Authenticate, type HandleUpgrade, type Logger } from '@meet/service-kit';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, handleProtocols } from 'graphql-ws';
import type { GraphQLSchema } from 'graphql';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { DocumentGate } from '../documents/createDocumentGate.ts';
import type { ConnectionPort } from './createConnectionPort.ts';
import { GOING_AWAY_CODE } from './closeCodes.ts';
import type { EventHub } from './createEventHub.ts';
import { createSocketConnection } from './createSocketConnection.ts';
import { createConnectionRegistry } from './createConnectionRegistry.ts';
import { openConnection, type Connection, type ConnectionDeps } from './openConnection.ts';
import { createSubscriptionParser } from './parseSubscription.ts';

export interface SocketServerOptions {
  readonly schema: GraphQLSchema;
  /** Decides which documents are accepted. */
  readonly documents: DocumentGate;
  readonly hub: EventHub;
  readonly authenticate: Authenticate;
  readonly connections: ConnectionPort;
  /** Maximum number of connections per account. */
  readonly maxPerAccount: number;
  readonly log: Logger;
  /** Returns whether a page of this origin may open a socket. */
  readonly isOriginAllowed: (origin: string | undefined, host: string | undefined) => boolean;
  readonly getAddress: (request: IncomingMessage) => string;
}

export interface SocketServer {
  /** Accepts upgrades for /graphql. Returns false for others. */
  readonly handleUpgrade: HandleUpgrade;
  /** Handles lost events: checks the connections and makes their clients fetch again. */
  resync(): void;
  /** Closes every connection with 1001. */
  close(): Promise<void>;
}

/**
 * A subscription's document has at most 20,000 characters, and browsers send it in one frame. A peer must answer a
 * close within a second.
 */
const BOUNDS = { maxPayload: 64 * 1024, maxFragments: 64, maxBufferedChunks: 1_024, closeTimeout: 1_000 };

/**
 * Creates the graphql-transport-ws server on the gateway's port, for the events subscription. The token comes in
 * connection_init, never in the URL.
 */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { schema, documents, hub, log, connections: port, maxPerAccount, authenticate, getAddress } = options;
  const sockets = new WebSocketServer({
    ...BOUNDS,
    noServer: true,
    perMessageDeflate: false,
    handleProtocols,
  });
  const registry = createConnectionRegistry({ ...port, maxPerAccount });
  const parse = createSubscriptionParser(schema, documents);
  /** Unfinished work of closed connections. */
  const leaving = new Set<Promise<void>>();

  function accept(webSocket: WebSocket, request: IncomingMessage, socket: Duplex): void {
    const address = getAddress(request);
    const identify: ConnectionDeps['identify'] = (params, requestId) =>
      readCaller({ headers: getHeaders(params), requestId, address }, authenticate);
    const socketConnection = createSocketConnection({
      webSocket,
      socket,
      log,
      onMessage: (text) => connection.receive(text),
      onClose: () => release(connection),
    });
    const connection = openConnection(socketConnection, { hub, registry, port, parse, identify, log });
    if (webSocket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
      socketConnection.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
  }

  function release(connection: Connection): void {
    const leave = connection.release().finally(() => leaving.delete(leave));
    leaving.add(leave);
  }

  return {
    handleUpgrade(request, socket, head) {
      if (request.url?.split('?')[0] !== '/graphql') return false;
      if (options.isOriginAllowed(request.headers.origin, request.headers.host))
        sockets.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, request, socket));
      else refuseSocket(socket, 403);
      return true;
    },
    resync: registry.resync,
    async close() {
      const rested = registry.stop();
      const closing = [...sockets.clients].map(
        (client) =>
          new Promise<void>((resolve) => {
            client.once('close', () => resolve());
            client.close(GOING_AWAY_CODE, 'Going away');
          }),
      );
      await Promise.all(closing);
      await Promise.all([rested, ...leaving]);
      sockets.close();
    },
  };
}

/** Returns connection parameters as headers, whose names they use. */
function getHeaders(params: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const names = [HEADERS.userToken, HEADERS.adminToken, HEADERS.locale, HEADERS.desktopApp, 'authorization'];
  return Object.fromEntries(
    names.flatMap((name) => (typeof params?.[name] === 'string' ? [[name, params[name]]] : [])),
  );
}
