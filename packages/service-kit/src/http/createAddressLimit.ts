import { limitsInMemory, type Limit, type LimitStore } from '../operations/LimitStore.ts';

export interface AddressLimit {
  /** Counts one request; false once the address has had its share of this window. */
  admits(address: string): Promise<boolean>;
}

/** Bounds what one network address may ask of a route that is no call: by the name, wherever counters are shared. */
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
