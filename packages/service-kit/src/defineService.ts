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

/** Base that every service is given. */
export interface ServiceBase<Settings extends SettingTable = SettingTable> {
  readonly settings: ValuesOf<Settings>;
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly publish: Publish;
  /** Counts what is bounded and is no call, for all processes together where they share a Redis. */
  readonly limits: LimitStore;
  /** Reaches other services. */
  readonly client: CallClient;
  /** Calls another service where nobody called this one: on a timer, on an event. */
  callAsService<Input, Output>(call: Call<Input, Output>, input: Input): Promise<Output>;
  /** Work that the caller's answer does not wait for. A stop of the services does wait for it. */
  readonly background: Background;
  /** By what this process holds work that others over the same database could do as well. */
  readonly lease: ProcessLease;
  /** Opens a store for data outside the database, in an area of this service's own. Hashes are SHA-256 unless named. */
  openBlobs(area: string, algorithm?: DigestAlgorithm): BlobStore;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly log: Logger;
  /** Address of the product for people, without a trailing slash. */
  readonly publicUrl: string;
  /** Mailbox, development issuer and test aids exist only then. */
  readonly development: boolean;
  now(): number;
}

export interface ServiceDefinition<Deps, Settings extends SettingTable> {
  readonly name: string;
  /** The texts of what its calls say and refuse with, beside the kernel's. */
  readonly texts?: readonly TextSource[];
  /** Environment variables that this service reads. */
  readonly settings: Settings;
  /** Makes models and whatever else the operations need. Runs once, before any call. */
  setUp(base: ServiceBase<Settings>): Promise<Deps> | Deps;
  readonly operations: readonly Operation<Deps>[];
  /** Queries that may read more than `QUERY_LIMITS`. Tests and a product in development find the others. */
  readonly queryBounds?: readonly QueryBound[];
  /** Queues in the database. /metrics and the administrators' page report them. */
  queues?(deps: Deps): readonly Queue[];
  /** Starts timers and listeners once all services are set up; returns what stops them. */
  start?(deps: Deps, base: ServiceBase<Settings>): Promise<() => Promise<void> | void> | (() => Promise<void> | void);
  /** HTTP that is no call: pictures, feeds, pages. */
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
