import { getContactGroup as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { loadGroup } from '../policies/groupPolicy.ts';
import { presentGroupsWithAccounts } from '../presenters/presentGroupsWithAccounts.ts';

export const getContactGroup = defineOperation(call, async ({ groupId, accountId }, { deps }) => {
  const [group] = await presentGroupsWithAccounts(deps, [await loadGroup(deps, groupId, accountId)]);
  return { group: group! };
});
