import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { RELEASE_KEPT_DAYS, releasesPublished } from '@meet/releases-contract';
import type { Deps } from '../Deps.ts';
import { entriesOf } from '../live/channelIds.ts';
import { namedBy } from '../live/channelsOf.ts';
import type { LiveRemote } from '../live/Snapshot.ts';

const DAY_MS = 86_400_000;
/** A blob that no release names is left alone for so long: its release may be about to. */
const BLOB_REST_MS = DAY_MS;
const BLOBS_AT_ONCE = 1_000;

/**
 * Forgets releases that no channel has named for long, and blobs that no release names. Ends early where the work is ours
 * no more.
 */
export async function sweepReleases(deps: Deps, isOurs: () => boolean = () => true): Promise<void> {
  const before = deps.now() - RELEASE_KEPT_DAYS * DAY_MS;
  // Other processes publish as well; what they did is in the database.
  for (const remote of (await deps.live.read()).keys()) await deps.live.refresh(remote);
  for (const live of [...(await deps.live.read()).values()]) await sweepRemote(deps, live, before);
  await deps.blobUse.whileAlone(() => sweepBlobs(deps, isOurs));
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
  await deps.releases.deleteMany({ _id: { $in: old.map(({ releaseId }) => `${remote._id}/${releaseId}`) } });
  await deps.live.refresh(remote._id);
  await deps.publish(INTERNAL_CHANNEL, releasesPublished, { remote: remote._id });
}

/** When a channel named each release for the last time: the moment of the entry after it. */
async function lastNamed({ channels }: Deps, remote: string): Promise<Map<string, number>> {
  const entries = await channels.find(entriesOf(remote), { at: 1, state: 1 }).sort({ _id: 1 }).lean();
  const left = new Map<string, number>();
  entries.forEach(({ state }, index) => {
    const next = entries[index + 1];
    if (next) for (const release of namedBy(state)) left.set(release, next.at);
  });
  return left;
}

async function sweepBlobs({ blobs, blobNotes, live, now }: Deps, isOurs: () => boolean): Promise<void> {
  const used = new Set(
    [...(await live.read()).values()].flatMap(({ releases }) =>
      [...releases.values()].flatMap(({ files }) => [...files.values()].flatMap(({ digest, br }) => [digest, br])),
    ),
  );
  const noted = await blobNotes.find({ _id: { $gt: '' } }).lean();
  const unused = noted.filter(({ _id, at }) => at <= now() - BLOB_REST_MS && !used.has(_id)).slice(0, BLOBS_AT_ONCE);
  for (const { _id, at } of unused) {
    if (!isOurs()) return;
    // A release that is about to name it has noted it anew.
    if (!(await blobNotes.exists({ _id, at }))) continue;
    await blobs.remove(_id);
    await blobNotes.deleteOne({ _id, at });
  }
}
