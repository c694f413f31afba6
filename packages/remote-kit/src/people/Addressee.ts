import { addressKey } from '@meet/contracts';
import type { WrittenAddress } from '@meet/contracts/addresses';
import type { Presence } from '@meet/ui';

/** A person in a list. The address is as it was written, so it may be invalid. */
export type Addressee = WrittenAddress;

/** A person whom the user knows. */
export interface KnownPerson {
  readonly email: string;
  readonly fullName: string;
  readonly avatar: string | null;
  readonly presence?: Presence;
}

/** Returns the key of an address. Two addresses with the same key are one. */
export const toKey = ({ email }: { readonly email: string }): string => addressKey(email);
