import { ServiceError } from '@meet/contracts';
import { GROUP_ADMIN_CONTACT_ID, networkErrors, removeMemberFromGroup as call } from '@meet/network-contract';
import { announceGroup, dismissFromGroup } from '../announcements/announceGroup.ts';
import { defineOperation } from '../defineOperation.ts';
import { followLeft } from '../follow-ups/followLater.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const removeMemberFromGroup = defineOperation(call, async ({ groupId, contactId }, { deps, account }) => {
  await loadOwnGroup(deps, groupId, account.accountId);
  if (contactId === GROUP_ADMIN_CONTACT_ID) throw new ServiceError(networkErrors.GROUP_ADMIN_STAYS);
  const removed = await deps.members.findOneAndDelete({ groupId, contactId }).lean();
  if (!removed) throw new ServiceError(networkErrors.GROUP_MEMBER_NOT_FOUND);
  if (removed.accountId) await dismissFromGroup(deps, groupId, removed.accountId);
  await followLeft(deps, groupId, [removed]);
  const group = await announceGroup(deps, groupId, [contactId]);
  if (!group) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
  return { group: { ...group, isOwner: true } };
});
