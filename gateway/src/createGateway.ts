import type { CallClient } from '@meet/contracts';
import { EVENTS_DOCUMENT, type GraphqlPart } from '@meet/contracts/graphql';
import type { Authenticate, EventBus, HandleUpgrade, Logger, Translator } from '@meet/service-kit';
import type { FastifyInstance } from 'fastify';
import { awaitReleases } from './documents/awaitReleases.ts';
import { createDocumentGate } from './documents/createDocumentGate.ts';
import { createDocumentRegistry } from './documents/createDocumentRegistry.ts';
import {
  documentProblem,
  followReleases,
  loadReleaseDocuments,
  requireLiveDocuments,
  type KeptFit,
} from './documents/createReleaseDocuments.ts';
import { findCapabilities } from './findCapabilities.ts';
import { loadSchema } from './graphql/loadSchema.ts';
import { mountApollo } from './graphql/mountApollo.ts';
import { describeSchema } from './schema/describeSchema.ts';
import { createConnectionPort } from './subscriptions/createConnectionPort.ts';
import { createEventHub } from './subscriptions/createEventHub.ts';
import { createSocketServer } from './subscriptions/createSocketServer.ts';

export interface GatewayOptions {
  /** Parts of the schema, from the services. */
  readonly parts: readonly GraphqlPart[];
  readonly client: CallClient;
  readonly bus: EventBus;
  readonly authenticate: Authenticate;
  readonly translator: Translator;
  readonly log: Logger;
  readonly development: boolean;
  /** Accepts documents that none of our builds has registered, within limits. */
  readonly openDocuments: boolean;
  /** Stores the proof that the live releases fit the schema. Without it, every start validates all documents. */
  readonly keptFit?: KeptFit;
  /** Folder of the built shell. */
  readonly shellFolder: string;
  /** Origins, besides the gateway's own, whose pages may open a WebSocket. */
  readonly allowedOrigins: readonly string[];
  /** Returns unix milliseconds by the clock of the services. */
  now(): number;
  /** Maximum number of open WebSockets per account. */
  readonly socketsPerAccount: number;
}

export interface Gateway {
  readonly handleUpgrade: HandleUpgrade;
  /** Returns why a document is invalid for the gateway's schema; undefined if it is valid. */
  documentProblem(text: string): string | undefined;
  close(): Promise<void>;
}

/**
 * Mounts GraphQL over HTTP and WebSocket. Throws BrokenReleases if the schema breaks an operation of a release that is
 * known to be live. The gateway holds no rule and no data: resolvers translate, and the hub delivers events.
 */
export async function createGateway(app: FastifyInstance, options: GatewayOptions): Promise<Gateway> {
  const schemaText = describeSchema(options.parts);
  const schema = loadSchema(options.parts, schemaText);
  const { client, bus, log } = options;
  const { listsDocuments, ...capabilities } = findCapabilities(options.parts);
  const registry = createDocumentRegistry({
    ...options,
    loadReleases: () => loadReleaseDocuments(client, listsDocuments),
    always: [EVENTS_DOCUMENT],
  });
  const stopWaiting = await awaitReleases(async () => {
    await requireLiveDocuments({ ...options, listsDocuments, schema, schemaText });
    await registry.refresh();
  }, log);
  const unfollow = followReleases(bus, listsDocuments, registry, log);
  const documents = createDocumentGate({ registry, open: options.openDocuments });
  await mountApollo(app, { ...options, schema, documents, refreshDocuments: registry.refresh });
  const sockets = createSocketServer({
    schema,
    documents,
    hub: createEventHub({ bus: options.bus, schema, now: options.now }),
    authenticate: options.authenticate,
    connections: createConnectionPort(client, capabilities, log),
    maxPerAccount: options.socketsPerAccount,
    log: options.log,
    isOriginAllowed: (origin, host) =>
      origin === undefined ||
      options.allowedOrigins.includes(origin) ||
      (URL.canParse(origin) && new URL(origin).host === host),
    getAddress: app.getAddress,
  });
  const stopHearing = bus.onLost(sockets.resync);
  return {
    handleUpgrade: sockets.handleUpgrade,
    documentProblem: (text) => documentProblem(schema, text),
    async close() {
      stopWaiting();
      unfollow();
      stopHearing();
      await sockets.close();
    },
  };
}
