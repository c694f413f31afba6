import { getRemotes as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentChannel, presentRemote } from '../presenters/present.ts';

export const getRemotes = defineOperation(call, async (_input, { deps }) => {
  const all = [...(await deps.live.read()).values()];
  return {
    remotes: all.map(({ remote }) => presentRemote(remote)),
    channels: all.map(({ remote, channel }) => presentChannel(remote._id, channel)),
  };
});
