import { listOwnedGroups as call } from '@meet/network-contract';
import { compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';

export const listOwnedGroups = defineOperation(call, async ({ accountId }, { deps }) => {
  const groups = await deps.groups.find({ ownerId: accountId }, { groupName: 1 }).lean();
  return {
    groups: groups
      .map(({ _id, groupName }) => ({ groupId: _id, groupName }))
      .sort((a, b) => a.groupName.localeCompare(b.groupName) || compareKeys(a.groupId, b.groupId)),
  };
});
