import type { ReleaseRecord } from '@meet/contracts/remotes';
import type { Model } from 'mongoose';
import type { ChannelRevision, ChannelState } from '../models/channels.ts';
import type { ReleaseDocument } from '../models/releases.ts';
import type { RemoteDocument } from '../models/remotes.ts';
import { getEntries } from './channelIds.ts';
import type { KeptRelease, LiveRemote, Snapshot } from './Snapshot.ts';

export interface Live {
  /** Returns the live state of all remotes, from memory. */
  read(): Promise<Snapshot>;
  /** Reads one remote again. Resolves with its new state, or undefined if there is no such remote. */
  refresh(remote: string): Promise<LiveRemote | undefined>;
  /** Makes the next call read everything again, because events may have been lost. */
  forget(): void;
  /** Reads remotes again whose stored state has changed without an event. */
  poll(): Promise<void>;
  /** Calls the listener after every refresh. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
}

export interface LiveOptions {
  readonly remotes: Model<RemoteDocument>;
  readonly releases: Model<ReleaseDocument>;
  readonly channels: Model<ChannelRevision>;
}

export const NOTHING_LIVE: ChannelState = { stable: null, canary: null, previews: [], disabled: false, proposal: null };

/** Keeps the live state in memory, because every page needs it. */
export function createLive({ remotes, releases, channels }: LiveOptions): Live {
  const listeners = new Set<() => void>();
  let snapshot: Promise<Map<string, LiveRemote>> | undefined;
  /** Reads run one after the other, so that an older result never replaces a newer one. */
  let turn: Promise<unknown> = Promise.resolve();

  async function load(remote: RemoteDocument): Promise<LiveRemote> {
    const [latest] = await channels.find(getEntries(remote._id)).sort({ _id: -1 }).limit(1).lean();
    const kept = await releases.find({ remote: remote._id }, { documents: 0 }).sort({ createdAt: -1, _id: -1 }).lean();
    return {
      remote,
      channel: { ...(latest?.state ?? NOTHING_LIVE), revision: latest?.revision ?? 0 },
      releases: new Map(kept.map((release) => [release.releaseId, toKeptRelease(release)])),
    };
  }

  async function loadAll(): Promise<Map<string, LiveRemote>> {
    const all = await remotes
      .find({ _id: { $gt: '' } })
      .sort({ _id: 1 })
      .lean();
    return new Map(await Promise.all(all.map(async (remote) => [remote._id, await load(remote)] as const)));
  }

  function read(): Promise<Map<string, LiveRemote>> {
    snapshot ??= loadAll().catch((error: unknown) => {
      snapshot = undefined;
      throw error;
    });
    return snapshot;
  }

  async function reload(name: string): Promise<LiveRemote | undefined> {
    const remote = await remotes.findById(name).lean();
    const all = new Map(await read());
    if (!remote) return undefined;
    const live = await load(remote);
    all.set(name, live);
    snapshot = Promise.resolve(new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1))));
    for (const listener of listeners) listener();
    return live;
  }

  function refresh(remote: string): Promise<LiveRemote | undefined> {
    const next = turn.then(() => reload(remote));
    turn = next.catch(() => undefined);
    return next;
  }

  /** Returns whether the known state of a remote equals the stored one, by its revision and the ids of its releases. */
  async function isAsStored(name: string, known: LiveRemote | undefined): Promise<boolean> {
    if (!known) return false;
    const [latest] = await channels.find(getEntries(name), { revision: 1 }).sort({ _id: -1 }).limit(1).lean();
    const kept = await releases.find({ remote: name }, { releaseId: 1 }).sort({ createdAt: -1, _id: -1 }).lean();
    return (
      (latest?.revision ?? 0) === known.channel.revision &&
      kept.map(({ releaseId }) => releaseId).join() === [...known.releases.keys()].join()
    );
  }

  return {
    read,
    refresh,
    async poll() {
      const known = await read();
      const all = await remotes.find({ _id: { $gt: '' } }, { _id: 1 }).lean();
      for (const { _id } of all) if (!(await isAsStored(_id, known.get(_id)))) await refresh(_id);
    },
    forget() {
      turn = turn.then(() => {
        snapshot = undefined;
        for (const listener of listeners) listener();
      });
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const toKeptRelease = (release: Omit<ReleaseDocument, 'documents'>): KeptRelease => ({
  remote: release.remote,
  releaseId: release.releaseId,
  record: JSON.parse(release.record) as ReleaseRecord,
  identity: release.identity,
  isSigned: release.signature !== null,
  commit: release.commit,
  types: release.types,
  publishedBy: release.publishedBy,
  createdAt: release.createdAt,
  files: new Map(release.files.map((file) => [file.name, file])),
});
