import { getChannel as call } from '@meet/releases-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentChannel } from '../presenters/present.ts';
import { loadRemote } from '../rights/loadRemote.ts';

export const getChannel = defineOperation(call, async ({ remote }, { deps, caller }) => {
  const { live } = await loadRemote(deps, caller, remote);
  return { channel: presentChannel(remote, live.channel) };
});
