import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RedisLink } from '../redis/openRedis.ts';

export interface Limit {
  readonly max: number;
  readonly windowSeconds: number;
}

/** Opens the counters of one limit. In a shared store, limits of the same name share their counters. */
export type LimitStore = (name: string, limit: Limit) => RateLimiterAbstract;

/** Counts in the memory of this process. */
export const limitsInMemory: LimitStore = (_name, { max, windowSeconds }) =>
  new RateLimiterMemory({ points: max, duration: windowSeconds });

/**
 * Creates a store that counts for all processes that share a Redis. While Redis is away, each process counts for itself
 * from zero. A limit is then multiplied by the number of processes, and nobody is refused because of Redis.
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
