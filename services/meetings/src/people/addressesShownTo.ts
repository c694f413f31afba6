import { obfuscateEmail, type AccountCaller } from '@meet/contracts';
import { findKnownAddressesAmong, type AddressHolder } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';

/** Returns the visible form of an address. */
export type ShowAddress = (email: string) => string;

/**
 * Returns a function that formats the addresses of these people for the viewer: in full if the viewer knows them,
 * otherwise obfuscated.
 */
export async function addressesShownTo(
  deps: Deps,
  viewer: Pick<AccountCaller, 'accountId' | 'email'>,
  holders: readonly { readonly email: string | null; readonly accountId?: string | null }[],
): Promise<ShowAddress> {
  const own = viewer.email.toLowerCase();
  const others = holders.filter(
    (holder): holder is AddressHolder => !!holder.email && holder.email.toLowerCase() !== own,
  );
  const known = others.length ? await findKnownAddressesAmong(deps, viewer.accountId, others) : new Set<string>();
  return (email) => (email.toLowerCase() === own || known.has(email.toLowerCase()) ? email : obfuscateEmail(email));
}
