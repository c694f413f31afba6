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

/** Attributes of a deployment that all its programs need: the product and the commands beside it. */
export interface Deployment {
  readonly env: NodeJS.ProcessEnv;
  readonly settings: ValuesOf<typeof processSettings>;
  /** Public address of the product. */
  readonly url: string;
  readonly development: boolean;
  readonly dataDir: string;
  /** Whether nothing was ever stored in the data folder. */
  readonly isFresh: boolean;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Redis that the processes of the deployment share; undefined if none is configured. */
  readonly redis: RedisLink | undefined;
  /** Store in which calls are counted. */
  readonly limits: LimitStore;
}

/**
 * Reads the deployment from the environment. A service in a process of its own passes the gateway's address. Throws
 * SettingsError or StartError.
 */
export async function readDeployment(env: NodeJS.ProcessEnv, gatewayUrl?: string): Promise<Deployment> {
  const settings = readSettings(processSettings, env);
  requireSecret(settings, gatewayUrl);
  // If both secret and database are elsewhere, the folder stays empty, and a read-only file system suffices.
  const needsFolder = !settings.MEET_SECRET || !settings.MONGODB_URL;
  const dataDir = needsFolder ? await openDataFolder(settings.DATA_DIR) : path.resolve(settings.DATA_DIR);
  const secrets = createSecrets(await readSecret(settings.MEET_SECRET, dataDir));
  const log = createLogger({ level: settings.LOG_LEVEL });
  // Other deployments on the same Redis have other secrets and therefore another prefix.
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

/** Returns whether a program responds at the deployment's port, usually its product. */
export function isRunning({ settings }: Deployment): Promise<boolean> {
  return fetch(`http://127.0.0.1:${settings.PORT}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
