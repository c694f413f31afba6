import { limitsInMemory, type Limit, type LimitStore } from '../operations/LimitStore.ts';

export interface AddressLimit {
  /** Counts one request. Returns false if the address has reached the limit of this window. */
  admits(address: string): Promise<boolean>;
}

/**
 * Limits the requests of one network address to a route that is no call. Processes with shared counters share the count
 * of a name.
 */
export function createAddressLimit(name: string, limit: Limit, limits: LimitStore = limitsInMemory): AddressLimit {
  const limiter = limits(name, limit);
  return {
    admits: (address) =>
      limiter.consume(address).then(
        () => true,
        () => false,
      ),
  };
}
