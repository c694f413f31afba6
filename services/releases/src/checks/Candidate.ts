import type { ReleaseRecord } from '@meet/contracts/remotes';
import type { RemoteDocument } from '../models/remotes.ts';

/** A release that is submitted for publication. */
export interface Candidate {
  readonly remote: RemoteDocument;
  /** Slots that are reserved by other remotes. */
  readonly keptSlots: ReadonlySet<string>;
  readonly record: ReleaseRecord;
  /** The exact text of the record. */
  readonly recordText: string;
  readonly signature: string | undefined;
  /** Digest of the shell's declarations against which it was compiled. */
  readonly types: string | undefined;
  /** Sent files, by the names under which they were sent. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Sources for checks that need more than the release itself. A check without its source is skipped. */
export interface Validators {
  /** Returns the live shell's promises to remotes. */
  readonly shell?: () => Promise<ShellPromise | undefined> | ShellPromise | undefined;
  /**
   * Returns a description of an error in a GraphQL document; undefined if the document is valid or cannot be checked
   * now.
   */
  readonly documentProblem?: (document: string) => Promise<string | undefined> | string | undefined;
}

export interface ShellPromise {
  /** Contract versions that the shell supports. */
  readonly contracts?: readonly number[];
  /** The version of each module that the shell provides. */
  readonly shared?: Readonly<Record<string, string>>;
  /** The declarations of the shell's modules: their digest, and the address where the product serves them. */
  readonly types?: { readonly digest: string; readonly address: string };
}
