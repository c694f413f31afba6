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
  /** What was sent, under the names that it was sent by. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** What a release is judged by beside itself; what is left out is not judged. */
export interface Judges {
  /** What the live shell promises remotes. */
  readonly shell?: () => Promise<ShellPromise | undefined> | ShellPromise | undefined;
  /** What is wrong with a GraphQL document, in words; undefined where nothing is, or while nobody knows. */
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
