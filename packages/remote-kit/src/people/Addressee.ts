import type { WrittenAddress } from '@meet/contracts/addresses';
import type { Presence } from '@meet/ui';

/** Somebody in a list; the address is as it was written, which may be no address. */
export type Addressee = WrittenAddress;

/** Somebody whom the person knows. */
export interface KnownPerson {
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly presence?: Presence;
}

/** By what two addresses are one. */
export const keyOf = ({ email }: { readonly email: string }): string => email.toLowerCase();
