import { getContactsGroups as call } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { listGroups } from '../groups/listGroups.ts';
import { presentGroups } from '../presenters/presentGroups.ts';

export const getContactsGroups = defineOperation(call, async (_input, { deps, account }) => {
  const records = await listGroups(deps, account.accountId);
  const owned = new Set(records.filter(({ ownerId }) => ownerId === account.accountId).map(({ _id }) => _id));
  const groups = await presentGroups(deps, records);
  return { groups: groups.map((group) => ({ ...group, isOwner: owned.has(group.groupId) })) };
});
