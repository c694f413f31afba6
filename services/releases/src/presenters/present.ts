import type { AuditEntry, Channel, PublishToken, Release, Remote } from '@meet/releases-contract';
import { getChannels } from '../live/getChannels.ts';
import type { KeptRelease, LiveChannel } from '../live/Snapshot.ts';
import type { ChannelRevision } from '../models/channels.ts';
import type { CounterDocument } from '../models/counters.ts';
import type { RemoteDocument } from '../models/remotes.ts';
import type { TokenDocument } from '../models/tokens.ts';

export const presentRemote = ({ _id, seeded: _seeded, ...remote }: RemoteDocument): Remote => ({
  remote: _id,
  ...remote,
});

export const presentChannel = (remote: string, { proposal, ...channel }: LiveChannel): Channel => ({
  remote,
  ...channel,
  proposal: proposal && {
    release: proposal.release,
    by: proposal.by,
    at: proposal.at,
    percent: proposal.percent ?? null,
    people: proposal.people ?? [],
  },
});

export const presentRelease = (
  { files, record, ...release }: KeptRelease,
  channel: LiveChannel,
  counter?: CounterDocument,
): Release => ({
  remote: release.remote,
  releaseId: release.releaseId,
  version: record.version,
  publishedBy: release.publishedBy,
  publishedAt: release.createdAt,
  commit: release.commit,
  types: release.types,
  isSigned: release.isSigned,
  files: files.size,
  bytes: [...files.values()].reduce((sum, { size }) => sum + size, 0),
  channels: getChannels(channel, release.releaseId),
  sessions: counter?.sessions ?? 0,
  errors: counter?.errorCount ?? 0,
  record,
});

export const presentAuditEntry = ({ remote, state, ...entry }: ChannelRevision): AuditEntry => ({
  revision: entry.revision,
  at: entry.at,
  action: entry.action,
  by: entry.by,
  reason: entry.reason,
  channel: presentChannel(remote, { ...state, revision: entry.revision }),
});

export const presentToken = ({ _id, hash: _hash, ...token }: TokenDocument): PublishToken => ({
  tokenId: _id,
  ...token,
});

/** Returns the audit log's text for a token: `CI (f3a9…), mfe-crm`. */
export const describeToken = ({ _id, name, remote }: TokenDocument) => `${name} (${_id}), ${remote}`;
