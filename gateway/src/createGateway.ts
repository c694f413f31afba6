import type { CallClient } from '@meet/contracts';
import { EVENTS_DOCUMENT, type GraphqlPart } from '@meet/contracts/graphql';
import type { Authenticate, EventBus, HandleUpgrade, Logger, Translator } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import { createDocumentGate } from './documents/createDocumentGate.ts';
import { createDocumentRegistry } from './documents/createDocumentRegistry.ts';
import { loadSchema } from './graphql/loadSchema.ts';
import { mountApollo } from './graphql/mountApollo.ts';
import { createConnectionPort } from './subscriptions/createConnectionPort.ts';
import { createEventHub } from './subscriptions/createEventHub.ts';
import { createSocketServer } from './subscriptions/createSocketServer.ts';

export interface GatewayOptions {
  /** What the services bring into the schema. */
  readonly parts: readonly GraphqlPart[];
  readonly client: CallClient;
  readonly bus: EventBus;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
  readonly log: Logger;
  readonly development: boolean;
  /** Whether documents are answered, within limits, that no build of ours has registered. */
  readonly openDocuments: boolean;
  /** Folder of the built shell. */
  readonly shellFolder: string;
  /** Folder of each remote's releases, by the remote's name. */
  readonly releaseFolders: Readonly<Record<string, string>>;
  /** Pages of other origins that may open a WebSocket, beside the gateway's own. */
  readonly allowedOrigins: readonly string[];
  /** Unix milliseconds by the clock that the services go by. */
  now(): number;
  /** WebSockets that an account may have open at once. */
  readonly socketsPerAccount: number;
}

export interface Gateway {
  readonly handleUpgrade: HandleUpgrade;
  close(): Promise<void>;
}

/** Mounts GraphQL over HTTP and WebSocket. It holds no rule and no data: resolvers translate, the hub fans out. */
export async function createGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const schema = loadSchema(options.parts);
  const registry = createDocumentRegistry({ ...options, always: [EVENTS_DOCUMENT] });
  const documents = createDocumentGate({ registry, open: options.openDocuments });
  await mountApollo(app, { ...options, schema, documents });
  return createSocketServer({
    schema,
    documents,
    hub: createEventHub({ bus: options.bus, schema, now: options.now }),
    authenticate: options.authenticate,
    connections: createConnectionPort(options.client, options.log),
    maxPerAccount: options.socketsPerAccount,
    log: options.log,
    isOriginAllowed: (origin, host) =>
      origin === undefined ||
      options.allowedOrigins.includes(origin) ||
      (URL.canParse(origin) && new URL(origin).host === host),
    addressOf: app.addressOf,
  });
}
