import { listReleaseDocuments as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';

export const listReleaseDocuments = defineOperation(call, async (_input, { deps }) => {
  const live = await deps.live.read();
  const kept = await deps.releases
    .find({ _id: { $gt: '' } }, { remote: 1, releaseId: 1, documents: 1 })
    .sort({ _id: 1 })
    .lean();
  return {
    releases: kept.map(({ remote, releaseId, documents }) => {
      const channel = live.get(remote)?.channel;
      const isLive =
        !!channel && !channel.disabled && (channel.stable === releaseId || channel.canary?.release === releaseId);
      return { remote, releaseId, isLive, documents };
    }),
  };
});
