import type { ReleaseRecord } from '@meet/contracts/remotes';
import type { RemoteDocument } from '../models/remotes.ts';

/** A release that asks to be let in. */
export interface Candidate {
  readonly remote: RemoteDocument;
  /** Slots that other remotes keep to themselves. */
  readonly keptSlots: ReadonlySet<string>;
  readonly record: ReleaseRecord;
  /** The record, byte for byte. */
  readonly recordText: string;
  readonly signature: string | undefined;
  /** The digest of the declarations that it was compiled against. */
  readonly types: string | undefined;
  /** Sent files, under the names that they were sent by. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Sources for the checks of a release beside itself; checks without their source are skipped. */
export interface Validators {
  /** Promises of the live shell to remotes. */
  readonly shell?: () => Promise<ShellPromise | undefined> | ShellPromise | undefined;
  /**
   * Returns a description of what makes a GraphQL document invalid; undefined if it is valid, or while that is unknown.
   */
  readonly documentProblem?: (document: string) => Promise<string | undefined> | string | undefined;
}

export interface ShellPromise {
  /** Versions of the contract that it knows. */
  readonly contracts?: readonly number[];
  /** The version of each module that it provides. */
  readonly shared?: Readonly<Record<string, string>>;
  /** The declarations of what it provides: their digest, and where the product serves them. */
  readonly types?: { readonly digest: string; readonly address: string };
}
