import { groupChannel } from '@meet/contracts/events';
import { listNetworkChannels as call } from '@meet/contracts/network';
import { defineOperation } from '../define.ts';
import { listGroupsOf } from '../groups/listGroupsOf.ts';

export const listNetworkChannels = defineOperation(call, async ({ accountId }, { deps }) => ({
  channels: (await listGroupsOf(deps, accountId)).map(({ _id }) => groupChannel(_id)),
}));
