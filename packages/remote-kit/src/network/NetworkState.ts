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

/** As the server tells pages of them: `fullname` is for the callers of REST. */
export type SentContact = Omit<ContactAnswer, 'fullname'>;
export type SentMember = Omit<GroupMember, 'fullname'>;
export type SentGroup = Omit<GroupAttributes, 'members'> & { readonly members: readonly SentMember[] };

export type SentGroupChange = Omit<PayloadOf<typeof contactGroupChanged>, 'members'> & {
  readonly members: readonly SentMember[];
};

/** A person in the network; presence stands apart, by e-mail. */
export type Contact = Omit<SentContact, keyof Presence>;
export type Member = Omit<SentMember, keyof Presence>;
export type Group = Omit<SentGroup, 'members'> & { readonly members: readonly Member[] };

/** All that is known of the network. Never changed in place: what is equal by reference has not changed. */
export interface NetworkState {
  readonly contacts: ReadonlyMap<string, Contact>;
  readonly groups: ReadonlyMap<string, Group>;
  /** By e-mail in lower case. */
  readonly presences: ReadonlyMap<string, Presence>;
  /** Contacts and groups that are gone, with the last version known: what is told late of them is no newer. */
  readonly removed: ReadonlyMap<string, number>;
  /** Stands for the last answer; the next question asks what changed since. */
  readonly mark?: string;
}

export const EMPTY_NETWORK: NetworkState = {
  contacts: new Map(),
  groups: new Map(),
  presences: new Map(),
  removed: new Map(),
};

export const OFFLINE: Presence = { online: false, time: null, status: null, presenceVersion: 0 };
