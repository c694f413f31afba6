import { groupChannel } from '@meet/contracts/events';
import { listNetworkChannels as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';

export const listNetworkChannels = defineOperation(call, async ({ accountIds }, { deps }) => {
  const [members, owned] = await Promise.all([
    deps.members.find({ accountId: { $in: accountIds } }, { accountId: 1, groupId: 1 }).lean(),
    deps.groups.find({ ownerId: { $in: accountIds } }, { ownerId: 1 }).lean(),
  ]);
  return {
    memberships: [
      ...members.map(({ accountId, groupId }) => ({ accountId: accountId!, channel: groupChannel(groupId) })),
      ...owned.map(({ _id, ownerId }) => ({ accountId: ownerId, channel: groupChannel(_id) })),
    ],
  };
});
