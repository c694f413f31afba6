import { commonErrors, ServiceError } from '@meet/contracts';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Counts one event under a key. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export async function consumeLimit(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ServiceError(commonErrors.TOO_MANY_REQUESTS, {
      retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}
