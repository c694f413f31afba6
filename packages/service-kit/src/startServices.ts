import type { CallClient } from '@meet/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Connection } from 'mongoose';
import type { BlobStore } from './blobs/BlobStore.ts';
import type { DigestAlgorithm } from './blobs/createStaging.ts';
import { createPublish } from './bus/createPublish.ts';
import type { EventBus } from './bus/EventBus.ts';
import type { Secrets } from './config/createSecrets.ts';
import { readSettings } from './config/readSettings.ts';
import { createBackground, type Background } from './createBackground.ts';
import type { AnyService, ServiceBase } from './defineService.ts';
import { createProcessLease, type ProcessLease } from './leases/createProcessLease.ts';
import { createLocalClient, type LocalClient } from './operations/createLocalClient.ts';
import { limitsInMemory, type LimitStore } from './operations/LimitStore.ts';
import type { RateLimiter } from './operations/RateLimiter.ts';
import { SERVICE_CALLER } from './operations/serviceCaller.ts';
import type { Backlog } from './queues/Backlog.ts';
import { createQueueWatch, type QueueWatch } from './queues/createQueueWatch.ts';
import { notifyQueues } from './queues/queueMetrics.ts';
import type { Translator } from './texts/translator.ts';

export interface StartServicesOptions {
  readonly services: readonly AnyService[];
  readonly env: NodeJS.ProcessEnv;
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly openBlobs: (area: string, algorithm?: DigestAlgorithm) => BlobStore;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly limiter: RateLimiter;
  /** Store of bounded counts; by default the memory of this process. */
  readonly limits?: LimitStore;
  readonly log: Logger;
  readonly publicUrl: string;
  readonly development: boolean;
  readonly now?: () => number;
  /**
   * Lease of this process. By default, a new one is created and renewed while the services run. It is released when
   * they stop.
   */
  readonly lease?: ProcessLease;
  /** Client of services that this process does not run. */
  readonly elsewhere?: CallClient;
}

export interface RunningServices {
  readonly client: LocalClient;
  mountRoutes(app: FastifyInstance): void;
  /** Returns the unfinished work of a service in this process. */
  getBacklog(name: string): Promise<Backlog>;
  /** Stops timers and listeners. Calls under way and background work finish first. */
  stop(): Promise<void>;
}

/** Sets up and starts services in this process. Throws SettingsError for invalid environment variables. */
export async function startServices(options: StartServicesOptions): Promise<RunningServices> {
  const now = options.now ?? Date.now;
  const checkOutputs = options.development;
  const client = createLocalClient({ ...options, now, checkOutputs });
  const publish = createPublish({ ...options, now, checkOutputs });
  const lease = options.lease ?? createProcessLease({ ...options, now });
  const running: { service: AnyService; deps: unknown; base: ServiceBase; queues: QueueWatch }[] = [];
  for (const service of options.services) {
    const log = options.log.child({ service: service.name });
    const base: ServiceBase = {
      ...options,
      limits: options.limits ?? limitsInMemory,
      now,
      lease,
      publish,
      client,
      callAsService: (call, input) => client.call(call, input, SERVICE_CALLER),
      settings: readSettings(service.settings, options.env),
      background: createBackground(log, service.name),
      log,
    };
    const deps: unknown = await service.setUp(base);
    client.register(service.operations, deps);
    running.push({ service, deps, base, queues: createQueueWatch({ queues: service.queues?.(deps) ?? [], log, now }) });
  }
  await Promise.all(Object.values(options.connection.models).map((model) => model.init()));
  if (!options.lease) lease.start();
  const stops: (() => Promise<void> | void)[] = running.map(({ queues }) => notifyQueues(queues));
  for (const { service, deps, base } of running) {
    const stop = await service.start?.(deps, base);
    if (stop) stops.push(stop);
  }
  return {
    client,
    mountRoutes: (app) => {
      for (const { service, deps, base } of running) service.routes?.(app, deps, base);
    },
    async getBacklog(name) {
      const { base, queues } = running.find(({ service }) => service.name === name)!;
      return { underWay: base.background.count(), queues: await queues.read() };
    },
    stop: async () => {
      const backgrounds = running.map(({ base }) => base.background);
      await settleAll(backgrounds);
      for (const stop of stops.reverse()) await stop();
      await settleAll(backgrounds);
      await lease.stop();
    },
  };
}

/** Waits for the background work of all services, since work of one may start work in another. */
async function settleAll(backgrounds: readonly Background[]): Promise<void> {
  while (backgrounds.some((background) => background.count() > 0)) {
    await Promise.all(backgrounds.map((background) => background.settle()));
  }
}
