import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface AddressLimit {
  /** Counts one request; false once the address has had its share of this window. */
  admits(address: string): Promise<boolean>;
}

/** Bounds what one network address may ask of a route that is no call. Counts in this process's memory. */
export function createAddressLimit(limit: { readonly max: number; readonly windowSeconds: number }): AddressLimit {
  const limiter = new RateLimiterMemory({ points: limit.max, duration: limit.windowSeconds });
  return {
    admits: (address) =>
      limiter.consume(address).then(
        () => true,
        () => false,
      ),
  };
}
