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
  /** Without it, the product's own clock, which nobody sets. */
  readonly now?: () => number;
  /** Without it, one that only this process hears. */
  readonly bus?: EventBus;
  /** Reaches the services that run in other processes. */
  readonly elsewhere?: CallClient;
  /** Texts beside those of the services. */
  readonly texts?: readonly TextSource[];
  /** Without it, the one that the deployment is configured for. Closed with the services. */
  readonly database?: OpenDatabase;
}

export interface RunningDeployment {
  readonly client: RunningServices['client'];
  readonly mountRoutes: RunningServices['mountRoutes'];
  readonly getBacklog: RunningServices['getBacklog'];
  readonly connection: Connection;
  readonly bus: EventBus;
  readonly translator: Translator;
  /** Unix milliseconds by the clock that the services go by. */
  now(): number;
  /** Finishes what is under way, then closes the database. */
  stop(): Promise<void>;
}

/** Runs services over the deployment's database, which only one process may hold when it is embedded. Throws StartError. */
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

/** Returns the bus of all processes of the deployment if they share a Redis, else that of this process. */
export const createBus = ({ redis, log }: Pick<Deployment, 'redis' | 'log'>): EventBus =>
  redis ? createRedisBus({ redis, log }) : createLocalBus(log);
