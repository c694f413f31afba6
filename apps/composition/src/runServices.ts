import {
  createLocalBus,
  createRedisBus,
  loadTranslator,
  startClock,
  startServices,
  type AnyService,
  type EventBus,
  type RateLimiter,
  type RunningServices,
  type Translator,
} from '@meet/service-kit';
import type { CallClient } from '@meet/contracts';
import type { TextSource } from '@meet/contracts/i18n';
import type { Connection } from 'mongoose';
import { createBlobs } from './createBlobs.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';
import type { Deployment } from './readDeployment.ts';

export interface RunServicesOptions {
  readonly services: readonly AnyService[];
  readonly limiter: RateLimiter;
  /** Returns unix milliseconds; by default the product's own clock, which nobody sets. */
  readonly now?: () => number;
  /** Bus of the services; by default the one that `createBus` returns. */
  readonly bus?: EventBus;
  /** Client of the services in other processes. */
  readonly elsewhere?: CallClient;
  /** Texts in addition to those of the services. */
  readonly texts?: readonly TextSource[];
  /** Database; by default the configured one. It is closed with the services. */
  readonly database?: OpenDatabase;
}

export interface RunningDeployment {
  readonly client: RunningServices['client'];
  readonly mountRoutes: RunningServices['mountRoutes'];
  readonly getBacklog: RunningServices['getBacklog'];
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly translator: Translator;
  /** Returns unix milliseconds by the clock of the services. */
  now(): number;
  /** Finishes the work under way, then closes the database. */
  stop(): Promise<void>;
}

/** Runs services with the deployment's database. Only one process may hold the embedded one. Throws StartError. */
export async function runServices(deployment: Deployment, options: RunServicesOptions): Promise<RunningDeployment> {
  const { env, settings, secrets, log, url, development, dataDir } = deployment;
  const openBlobs = createBlobs(deployment);
  const database = options.database ?? (await openDatabase(settings.MONGODB_URL, dataDir));
  const { bus = createBus(deployment), texts: moreTexts = [] } = options;
  const translator = await loadTranslator([...moreTexts, ...options.services.flatMap(({ texts }) => texts ?? [])]);
  const { connection } = database;
  const clock = options.now ? undefined : await startClock(connection, log);
  const now = options.now ?? clock!.now;
  const close = async () => {
    await clock?.stop();
    await bus.close();
    deployment.redis?.close();
    await database.close();
  };
  try {
    const running = await startServices({
      ...options,
      now,
      env,
      connection,
      bus,
      openBlobs,
      limits: deployment.limits,
      secrets,
      translator,
      log,
      publicUrl: url,
      development,
    });
    const stop = async () => {
      await running.stop();
      await close();
    };
    return { ...running, connection, bus, translator, now, stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the bus of all processes of the deployment if they share a Redis, otherwise a bus of this process. */
export const createBus = ({ redis, log }: Pick<Deployment, 'redis' | 'log'>): EventBus =>
  redis ? createRedisBus({ redis, log }) : createLocalBus(log);
