import { commonErrors, ServiceError, type Call, type Caller } from '@meet/contracts';
import { networkOf } from '../http/networkOf.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimiter {
  /** Counts one call. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  consume(call: Call, caller: Caller): Promise<void>;
}

export interface RateLimiterOptions {
  /** Multiplies every limit: test suites from one address need room. */
  readonly factor?: number;
}

/** Counts calls in this process's memory, by the limits that calls declare. */
export function createRateLimiter({ factor = 1 }: RateLimiterOptions = {}): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async consume(call, caller) {
      const limit = call.rateLimit;
      if (!limit || caller.kind === 'service') return;
      let limiter = limiters.get(call.path);
      if (!limiter) {
        limiter = new RateLimiterMemory({ points: limit.max * factor, duration: limit.windowSeconds });
        limiters.set(call.path, limiter);
      }
      const network = networkOf(caller.address);
      const key = limit.by === 'address' ? network : (caller.accountId ?? network);
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new ServiceError(commonErrors.TOO_MANY_REQUESTS, {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}
