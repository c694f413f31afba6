import type { CallClient } from '@meet/contracts';
import type { Authenticate, EventBus, Logger, Translator } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { loadSchema } from './graphql/loadSchema.ts';
import { mountApollo } from './graphql/mountApollo.ts';
import { createConnectionPort } from './subscriptions/createConnectionPort.ts';
import { createEventHub } from './subscriptions/createEventHub.ts';
import { createSocketServer } from './subscriptions/createSocketServer.ts';

export interface GatewayOptions {
  readonly client: CallClient;
  readonly bus: EventBus;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
  readonly log: Logger;
  readonly development: boolean;
  /** Pages of other origins that may open a WebSocket, beside the gateway's own. */
  readonly allowedOrigins: readonly string[];
}

export interface Gateway {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): Promise<void>;
}

/** Mounts GraphQL over HTTP and WebSocket. It holds no rule and no data: resolvers translate, the hub fans out. */
export async function createGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const schema = loadSchema();
  await mountApollo(app, { ...options, schema });
  return createSocketServer({
    schema,
    hub: createEventHub({ bus: options.bus, schema }),
    authenticate: options.authenticate,
    connections: createConnectionPort(options.client, options.log),
    log: options.log,
    isOriginAllowed: (origin, host) =>
      origin === undefined ||
      options.allowedOrigins.includes(origin) ||
      (URL.canParse(origin) && new URL(origin).host === host),
    addressOf: (request) => request.socket.remoteAddress ?? '',
  });
}
