import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { RELEASE_KEPT_DAYS, releasesPublished } from '@meet/releases-contract';
import { deleteInBatches, toChunks } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import { getEntries, releaseDocumentId } from '../live/channelIds.ts';
import { namedBy } from '../live/getChannels.ts';
import type { LiveRemote } from '../live/Snapshot.ts';
import type { BlobDocument } from '../models/blobs.ts';

const DAY_MS = 86_400_000;
/** Minimum age of an unused blob before it is deleted, because its release may not be stored yet. */
const BLOB_REST_MS = DAY_MS;
const BLOBS_AT_ONCE = 1_000;
const AT_ONCE = 500;

/**
 * Deletes releases that no channel has named for a long time, and blobs that no release names. Stops early if another
 * process takes over the work.
 */
export async function sweepReleases(deps: Deps, isOurs: () => boolean = () => true): Promise<void> {
  const before = deps.now() - RELEASE_KEPT_DAYS * DAY_MS;
  // Other processes publish too, so the state is read from the database.
  for (const remote of (await deps.live.read()).keys()) await deps.live.refresh(remote);
  for (const live of [...(await deps.live.read()).values()]) await sweepRemote(deps, live, before);
  await sweepBlobs(deps, isOurs);
  await deps.blobs.clearStaged(deps.now() - BLOB_REST_MS);
}

async function sweepRemote(deps: Deps, { remote, channel, releases }: LiveRemote, before: number): Promise<void> {
  const named = namedBy(channel);
  const candidates = [...releases.values()].filter(
    ({ releaseId, createdAt }) => !named.has(releaseId) && createdAt <= before,
  );
  if (!candidates.length) return;
  const left = await lastNamed(deps, remote._id);
  const old = candidates.filter(({ releaseId }) => (left.get(releaseId) ?? 0) <= before);
  if (!old.length) return;
  // A process that names a release meanwhile has set its `namedAt` before.
  const unnamed = { $or: [{ namedAt: null }, { namedAt: { $lte: before } }] };
  const ids = old.map(({ releaseId }) => releaseDocumentId(remote._id, releaseId));
  for (const some of toChunks(ids, AT_ONCE)) await deps.releases.deleteMany({ _id: { $in: some }, ...unnamed });
  const counted = old.map(({ releaseId }) => `${remote._id}/${releaseId}`);
  for (const release of counted) await deleteInBatches(deps.trials, { release });
  await deps.live.refresh(remote._id);
  await deps.publish(INTERNAL_CHANNEL, releasesPublished, { remote: remote._id });
}

/** Returns when each release was last named by a channel: the time of the log entry after it. */
async function lastNamed({ channels }: Deps, remote: string): Promise<Map<string, number>> {
  const entries = await channels.find(getEntries(remote), { at: 1, state: 1 }).sort({ _id: 1 }).lean();
  const left = new Map<string, number>();
  entries.forEach(({ state }, index) => {
    const next = entries[index + 1];
    if (next) for (const release of namedBy(state)) left.set(release, next.at);
  });
  return left;
}

/**
 * Claims unused blobs before it checks again whether a release names them, so that no publication relies on them
 * meanwhile.
 */
async function sweepBlobs({ blobs, blobNotes, releases, now }: Deps, isOurs: () => boolean): Promise<void> {
  const before = now() - BLOB_REST_MS;
  // An interrupted sweep may have left claimed blobs.
  const noted = await blobNotes.find({ _id: { $gt: '' }, at: { $lte: before } }).lean();
  const unnamed = await findUnused(releases, noted);
  for (const { _id, at } of unnamed.slice(0, BLOBS_AT_ONCE)) {
    await blobNotes.updateOne({ _id, at }, { $set: { removing: true } });
  }
  const claimed = await blobNotes.find({ _id: { $gt: '' }, removing: true }).lean();
  const unused = new Set((await findUnused(releases, claimed)).map(({ _id }) => _id));
  for (const { _id } of claimed) {
    // Another process may have taken the sweep over, and publications may use blobs again that it removed.
    if (!isOurs()) return;
    if (unused.has(_id)) {
      await blobs.remove(_id);
      await blobNotes.deleteOne({ _id });
    } else await blobNotes.updateOne({ _id }, { $unset: { removing: 1 } });
  }
}

async function findUnused(releases: Deps['releases'], noted: readonly BlobDocument[]): Promise<BlobDocument[]> {
  const all = await releases.find({ _id: { $gt: '' } }, { files: 1 }).lean();
  const used = new Set(all.flatMap(({ files }) => files.flatMap(({ digest, br }) => [digest, br])));
  return noted.filter(({ _id }) => !used.has(_id));
}
