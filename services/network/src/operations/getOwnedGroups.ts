import { getOwnedGroups as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentGroupsWithAccounts } from '../presenters/presentGroupsWithAccounts.ts';

export const getOwnedGroups = defineOperation(call, async ({ accountId, groupIds }, { deps }) => {
  const groups = await deps.groups.find({ _id: { $in: groupIds }, ownerId: accountId }).lean();
  return { groups: await presentGroupsWithAccounts(deps, groups) };
});
