import { deleteContactsGroup as call } from '@meet/network-contract';
import { deleteInBatches } from '@meet/service-kit';
import { followGroup } from '../acquaintances/followGroup.ts';
import { announceDeletedGroup } from '../announcements/announceGroup.ts';
import { defineOperation } from '../defineOperation.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const deleteContactsGroup = defineOperation(call, async ({ groupId }, { deps, account }) => {
  await loadOwnGroup(deps, groupId, account.accountId);
  const members = await deps.members.find({ groupId }, { accountId: 1, isPending: 1 }).lean();
  // The group is deleted first: members without a group are never shown, but a group without members would be.
  await deps.groups.deleteOne({ _id: groupId });
  await deleteInBatches(deps.members, { groupId });
  await announceDeletedGroup(deps, groupId, [
    account.accountId,
    ...members.flatMap(({ accountId }) => accountId ?? []),
  ]);
  const left = [{ accountId: account.accountId }, ...members];
  deps.background.run(() => followGroup(deps, groupId, { left }));
  return {};
});
