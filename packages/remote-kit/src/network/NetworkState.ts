import type {
  Contact as ContactAnswer,
  contactGroupChanged,
  GroupAttributes,
  GroupMember,
  Status,
} from '@meet/network-contract';
import type { PayloadOf } from '@meet/contracts/events';

export type { Status };

export interface Presence {
  readonly online: boolean;
  readonly time?: number | null;
  readonly status?: Status | null;
  readonly presenceVersion: number;
}

/** Contacts and members as the server sends them to pages. `fullname` is only for callers of REST. */
export type SentContact = Omit<ContactAnswer, 'fullname'>;
export type SentMember = Omit<GroupMember, 'fullname'>;
export type SentGroup = Omit<GroupAttributes, 'members'> & { readonly members: readonly SentMember[] };

export type SentGroupChange = Omit<PayloadOf<typeof contactGroupChanged>, 'members'> & {
  readonly members: readonly SentMember[];
};

/** A person in the network. Presence is stored separately, by e-mail. */
export type Contact = Omit<SentContact, keyof Presence>;
export type Member = Omit<SentMember, keyof Presence>;
export type Group = Omit<SentGroup, 'members'> & { readonly members: readonly Member[] };

/** All known data of the network. It is immutable, so that data equal by reference has not changed. */
export interface NetworkState {
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly groups: ReadonlyMap<string, Group>;
  /** Presences by e-mail in lower case. */
  readonly presences: ReadonlyMap<string, Presence>;
  /**
   * Ids of removed contacts and groups, with their last known version. A late event about them has no newer version.
   */
  readonly removed: ReadonlyMap<string, number>;
  /** Mark of the last answer. The next request returns the changes since it. */
  readonly mark?: string;
}

export const EMPTY_NETWORK: NetworkState = {
  contacts: new Map(),
  groups: new Map(),
  presences: new Map(),
  removed: new Map(),
};

export const OFFLINE: Presence = { online: false, time: null, status: null, presenceVersion: 0 };
