import type { ReleaseRecord } from '@meet/contracts/remotes';
import type { ChannelState } from '../models/channels.ts';
import type { ReleaseFile } from '../models/releases.ts';
import type { RemoteDocument } from '../models/remotes.ts';

/** A stored release, without its GraphQL documents. */
export interface KeptRelease {
  readonly remote: string;
  readonly releaseId: string;
  readonly record: ReleaseRecord;
  readonly identity: string;
  readonly isSigned: boolean;
  readonly commit: string | null;
  readonly types: string | null;
  readonly publishedBy: string;
  readonly createdAt: number;
  readonly files: ReadonlyMap<string, ReleaseFile>;
}

export interface LiveChannel extends ChannelState {
  readonly revision: number;
}

/** The whole state of one remote. */
export interface LiveRemote {
  readonly remote: RemoteDocument;
  readonly channel: LiveChannel;
  /** Releases by id, the latest first. */
  readonly releases: ReadonlyMap<string, KeptRelease>;
}

/** State from which the registry is made, by the remotes' names. */
export type Snapshot = ReadonlyMap<string, LiveRemote>;
