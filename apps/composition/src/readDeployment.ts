import {
  createLogger,
  createSecrets,
  limitsInMemory,
  limitsOverRedis,
  openRedis,
  readSettings,
  type LimitStore,
  type Logger,
  type RedisLink,
  type Secrets,
  type ValuesOf,
} from '@meet/service-kit';
import { existsSync } from 'node:fs';
import { DATABASE_FOLDER } from './openDatabase.ts';
import { openDataFolder } from './openDataFolder.ts';
import { readSecret } from './readSecret.ts';
import { requireSecret } from './requireSecret.ts';
import { processSettings } from './settings.ts';
import path from 'node:path';

/** Base of every program that handles a deployment, be it the product or a command beside it. */
export interface Deployment {
  readonly env: NodeJS.ProcessEnv;
  readonly settings: ValuesOf<typeof processSettings>;
  /** Address of the product for people. */
  readonly url: string;
  readonly development: boolean;
  readonly dataDir: string;
  /** Nothing was ever stored in the data folder. */
  readonly isFresh: boolean;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Redis that its processes share; undefined if one of each is enough. */
  readonly redis: RedisLink | undefined;
  /** Store in which calls are counted. */
  readonly limits: LimitStore;
}

/** As the environment has it; a service that runs alone says where its gateway is. Throws SettingsError or StartError. */
export async function readDeployment(env: NodeJS.ProcessEnv, gatewayUrl?: string): Promise<Deployment> {
  const settings = readSettings(processSettings, env);
  requireSecret(settings, gatewayUrl);
  // With secret and database elsewhere, the folder holds nothing, and a read-only file system is enough.
  const needsFolder = !settings.MEET_SECRET || !settings.MONGODB_URL;
  const dataDir = needsFolder ? await openDataFolder(settings.DATA_DIR) : path.resolve(settings.DATA_DIR);
  const secrets = createSecrets(await readSecret(settings.MEET_SECRET, dataDir));
  const log = createLogger({ level: settings.LOG_LEVEL });
  // Other deployments on the same Redis have other secrets, and hear nothing of this one.
  const prefix = `meet-${secrets.derive('redis').toString('hex').slice(0, 12)}`;
  const redis = settings.REDIS_URL ? openRedis({ url: settings.REDIS_URL, prefix, log }) : undefined;
  return {
    redis,
    limits: redis ? limitsOverRedis(redis) : limitsInMemory,
    env,
    settings,
    url: settings.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${settings.PORT}`,
    development: settings.NODE_ENV !== 'production',
    dataDir,
    isFresh: !settings.MONGODB_URL && !existsSync(path.join(dataDir, DATABASE_FOLDER)),
    secrets,
    log,
  };
}

/** Whether the product of this deployment, or anything else, answers at its port. */
export function isRunning({ settings }: Deployment): Promise<boolean> {
  return fetch(`http://127.0.0.1:${settings.PORT}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
