import type { Call, CallClient } from '@meet/contracts';
import type { TextSource } from '@meet/contracts/i18n';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Publish } from './bus/createPublish.ts';
import type { BlobStore } from './blobs/BlobStore.ts';
import type { DigestAlgorithm } from './blobs/createStaging.ts';
import type { EventBus } from './bus/EventBus.ts';
import type { Background } from './createBackground.ts';
import type { Secrets } from './config/createSecrets.ts';
import type { SettingTable, ValuesOf } from './config/settings.ts';
import type { QueryBound } from './database/queryBounds.ts';
import type { ProcessLease } from './leases/createProcessLease.ts';
import type { LimitStore } from './operations/LimitStore.ts';
import type { Operation } from './operations/defineOperation.ts';
import type { Queue } from './queues/toQueue.ts';
import type { Translator } from './texts/translator.ts';

/** Dependencies that every service gets. */
export interface ServiceBase<Settings extends SettingTable = SettingTable> {
  readonly settings: ValuesOf<Settings>;
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly publish: Publish;
  /** Counts bounded events that are not calls. Processes that share a Redis share the counts. */
  readonly limits: LimitStore;
  /** Calls other services. */
  readonly client: CallClient;
  /** Calls another service without a caller, for example on a timer or an event. */
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  /** Runs work that the response does not wait for. Stopping the services waits for it. */
  readonly background: Background;
  /** Lease by which this process holds work that other processes with the same database could do as well. */
  readonly lease: ProcessLease;
  /** Opens a blob store in an area of this service. Hashes are SHA-256 by default. */
  openBlobs(area: string, algorithm?: DigestAlgorithm): BlobStore;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly log: Logger;
  /** Public address of the product, without a trailing slash. */
  readonly publicUrl: string;
  /** Enables the mailbox, the development issuer and test aids. */
  readonly development: boolean;
  now(): number;
}

export interface ServiceDefinition<Deps, Settings extends SettingTable> {
  readonly name: string;
  /** Texts of its calls and errors, in addition to the kernel's. */
  readonly texts?: readonly TextSource[];
  /** Environment variables that this service reads. */
  readonly settings: Settings;
  /** Creates models and other dependencies of the operations. Runs once, before any call. */
  setUp(base: ServiceBase<Settings>): Promise<Deps> | Deps;
  readonly operations: readonly Operation<Deps>[];
  /** Queries that may read more than `QUERY_LIMITS`. Tests, and the product in development, report the others. */
  readonly queryBounds?: readonly QueryBound[];
  /** Queues in the database. /metrics and the administrators' page report them. */
  queues?(deps: Deps): readonly Queue[];
  /** Starts timers and listeners once all services are set up. Returns a function that stops them. */
  start?(deps: Deps, base: ServiceBase<Settings>): Promise<() => Promise<void> | void> | (() => Promise<void> | void);
  /** Mounts HTTP routes that are no calls: pictures, feeds, pages. */
  routes?(app: FastifyInstance, deps: Deps, base: ServiceBase<Settings>): void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a list of services mixes their dependencies
export type AnyService = ServiceDefinition<any, any>;

/** Declares a service. */
export function defineService<Deps, const Settings extends SettingTable>(
  definition: ServiceDefinition<Deps, Settings>,
): ServiceDefinition<Deps, Settings> {
  return definition;
}
