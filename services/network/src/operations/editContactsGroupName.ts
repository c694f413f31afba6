import { ServiceError } from '@meet/contracts';
import { editContactsGroupName as call, networkErrors } from '@meet/network-contract';
import { announceGroup } from '../announcements/announceGroup.ts';
import { defineOperation } from '../defineOperation.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const editContactsGroupName = defineOperation(call, async ({ groupId, groupName }, { deps, account }) => {
  await loadOwnGroup(deps, groupId, account.accountId);
  await deps.groups.updateOne({ _id: groupId }, { $set: { groupName: groupName.trim() } });
  const group = await announceGroup(deps, groupId, []);
  if (!group) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
  return { group: { ...group, isOwner: true } };
});
