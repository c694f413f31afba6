import { addressKey } from '@meet/contracts';
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

/** Returns the key by which two addresses are one. */
export const toKey = ({ email }: { readonly email: string }): string => addressKey(email);
