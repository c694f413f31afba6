import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/openRedis.ts';

export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Opens the counters of one limit; those of the same name are the same wherever they are shared. */
export type LimitStore = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counts in this process's memory. */
export const limitsInMemory: LimitStore = (_name, { max, windowSeconds }) =>
  new RateLimiterMemory({ points: max, duration: windowSeconds });

/**
 * Counts for all processes that share a Redis. While it is away, each counts for itself from zero: a limit is then as many
 * times as large as there are processes, and nobody is refused for Redis's sake.
 */
export function limitsOverRedis(redis: RedisLink): LimitStore {
  const connection = redis.open('limits');
  return (name, limit) =>
    new RateLimiterRedis({
      storeClient: connection,
      keyPrefix: redis.key(`limit:${name}`),
      points: limit.max,
      duration: limit.windowSeconds,
      // The store refuses callers over the limit from memory until the window ends.
      inMemoryBlockOnConsumed: limit.max,
      rejectIfRedisNotReady: true,
      insuranceLimiter: limitsInMemory(name, limit) as RateLimiterMemory,
    });
}
