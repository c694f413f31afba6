import { getReleases as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentRelease } from '../presenters/present.ts';
import { loadRemote } from '../rights/loadRemote.ts';

export const getReleases = defineOperation(call, async ({ remote }, { deps, caller }) => {
  const { live } = await loadRemote(deps, caller, remote);
  const kept = [...live.releases.values()];
  const counted = await deps.counters
    .find({ _id: { $in: kept.map(({ releaseId }) => `${remote}/${releaseId}`) } })
    .lean();
  const counters = new Map(counted.map((counter) => [counter._id, counter]));
  return {
    releases: kept.map((release) =>
      presentRelease(release, live.channel, counters.get(`${remote}/${release.releaseId}`)),
    ),
  };
});
