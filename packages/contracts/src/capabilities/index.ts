import type { InferType } from 'yup';
import type { Call } from '../core/defineCall.ts';
import type { EventDefinition } from '../events/defineEvent.ts';
import type { membershipsInput, membershipsOutput } from '../events/memberships.ts';

type Accounts = InferType<ReturnType<typeof membershipsInput>>;
type Memberships = InferType<ReturnType<typeof membershipsOutput>>;
interface AccountVersion {
  readonly accountId: string;
  readonly version: number;
}
interface Lease {
  readonly accountId: string;
  readonly connectionId: string;
}

/** Lists the channels to which accounts listen. */
export type ListsChannels = Call<Accounts, Memberships>;

/** Lists the channels of those accounts whose version differs from the one that the caller knows. */
export type ListsChangedChannels = Call<
  Accounts & { known?: AccountVersion[] | undefined },
  Memberships & { versions: AccountVersion[] }
>;

/** Finds the live sessions among some, and the time until each one ends. */
export interface FindsSessions {
  readonly call: Call<{ sessionIds: string[] }, { sessions: { sessionId: string; endsInMs: number }[] }>;
  /** Maximum number of sessions in one call. */
  readonly max: number;
}

/** Keeps people present by a lease for each of their connections. */
export interface KeepsPresence {
  readonly open: Call<{ leases: Lease[] }, object>;
  readonly renew: Call<{ connectionIds: string[] }, { unknownConnectionIds: string[] }>;
  readonly close: Call<{ connectionIds: string[] }, object>;
  /** Maximum number of leases that one call opens or closes. */
  readonly max: number;
  readonly leaseSeconds: number;
  readonly renewSeconds: number;
}

/** Lists the GraphQL documents of the kept releases of remotes. */
export interface ListsDocuments {
  readonly call: Call<
    object,
    { releases: { remote: string; releaseId: string; isLive: boolean; documents: string[] }[] }
  >;
  /** Announces on the internal channel that the list has changed. */
  readonly changed: EventDefinition;
}

/**
 * Calls of one domain by which the gateway serves connections and documents. The gateway finds them by their
 * capability, so that it knows no domain by its name.
 */
export interface Capabilities {
  readonly listsChannels?: ListsChannels;
  readonly listsChangedChannels?: ListsChangedChannels;
  readonly findsSessions?: FindsSessions;
  readonly keepsPresence?: KeepsPresence;
  readonly listsDocuments?: ListsDocuments;
}
