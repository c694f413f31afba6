import { deleteContactsGroup as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { closeGroup } from '../groups/closeGroup.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const deleteContactsGroup = defineOperation(call, async ({ groupId }, { deps, account }) => {
  await loadOwnGroup(deps, groupId, account.accountId);
  await closeGroup(deps, { _id: groupId, ownerId: account.accountId });
  return {};
});
