import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { redisUp } from '../metrics.ts';

export interface RedisLink {
  /** Opens a connection, which reconnects by itself. Commands fail immediately while it is down. */
  open(name: string): Redis;
  /** Returns a key or channel with the deployment's prefix, which separates it from others on the same Redis. */
  key(name: string): string;
  /** Returns whether all opened connections are up, as far as known. */
  isUp(): boolean;
  /** Resolves if Redis responds. Rejects with the reason otherwise. */
  ping(): Promise<void>;
  /** Closes all opened connections. */
  close(): void;
}

export interface RedisLinkOptions {
  /** `redis://` or `rediss://`, with user and password if required. */
  readonly url: string;
  /** Prefix that distinguishes deployments. */
  readonly prefix: string;
  readonly log: Logger;
}

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [100, 2_000];
const CONNECT_TIMEOUT_MS = 5_000;
/** Timeout of a command. A connection that only listens relies on the machine's TCP keep-alive. */
const ANSWER_TIMEOUT_MS = 5_000;

export function openRedis({ url, prefix, log }: RedisLinkOptions): RedisLink {
  const opened = new Set<Redis>();
  let probe: Redis | undefined;

  function open(name: string): Redis {
    const connection = new Redis(url, {
      connectionName: `meet-${name}`,
      connectTimeout: CONNECT_TIMEOUT_MS,
      commandTimeout: ANSWER_TIMEOUT_MS,
      keepAlive: 5_000,
      // The caller decides what to do about a command that can't be sent.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      autoResubscribe: false,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS),
    });
    let isAway = false;
    redisUp.set({ connection: name }, 0);
    connection.on('close', () => redisUp.set({ connection: name }, 0));
    connection.on('error', (error) => {
      if (!isAway) log.warn({ err: error, connection: name }, 'Redis can’t be reached');
      isAway = true;
    });
    connection.on('ready', () => {
      if (isAway) log.info({ connection: name }, 'Redis answers again');
      isAway = false;
      redisUp.set({ connection: name }, 1);
    });
    opened.add(connection);
    return connection;
  }

  return {
    open,
    isUp: () => [...opened].every(({ status }) => status === 'ready'),
    key: (name) => `${prefix}:${name}`,
    async ping() {
      probe ??= open('probe');
      await probe.ping();
    },
    close() {
      for (const connection of opened) connection.disconnect();
      opened.clear();
    },
  };
}
