import type { Call, Caller, RateLimit } from '@meet/contracts';
import { toNetwork } from '../http/toNetwork.ts';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consumeLimit } from './consumeLimit.ts';
import { limitsInMemory, type LimitStore } from './LimitStore.ts';

export interface RateLimiter {
  /** Counts one call. Throws TOO_MANY_REQUESTS with the seconds to wait. */
  consume(call: Call, caller: Caller): Promise<void>;
}

export interface RateLimiterOptions {
  /** Multiplies every limit. Test suites, which call from one address, need more. */
  readonly factor?: number;
  /** Store of the counts; by default the memory of this process. */
  readonly limits?: LimitStore;
}

/** Maximum number of calls of one API key in all, whatever its purpose. Calls that its calls cause count too. */
const API_KEY_CALLS = { max: 300, windowSeconds: 60 } as const;

/** Limits calls by the limits that they declare, and by one more limit per API key. */
export function createRateLimiter({ factor = 1, limits = limitsInMemory }: RateLimiterOptions = {}): RateLimiter {
  const limiters = new Map<string, RateLimiterAbstract>();

  async function count(name: string, { max, windowSeconds }: RateLimit, key: string): Promise<void> {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = limits(name, { max: max * factor, windowSeconds });
      limiters.set(name, limiter);
    }
    await consumeLimit(limiter, key);
  }

  return {
    async consume({ name, rateLimit }, caller) {
      if (caller.kind === 'service') return;
      if (caller.apiKey) await count('an API key', API_KEY_CALLS, caller.sessionId!);
      if (!rateLimit) return;
      const network = toNetwork(caller.address);
      await count(name, rateLimit, rateLimit.by === 'address' ? network : (caller.accountId ?? network));
    },
  };
}
