import { ServiceError } from '@meet/contracts';
import { leaveContactsGroup as call, networkErrors } from '@meet/contracts/network';
import { announceGroup, dismissFromGroup } from '../announcements/announceGroup.ts';
import { defineOperation } from '../define.ts';
import { loadGroup } from '../policies/groupPolicy.ts';

export const leaveContactsGroup = defineOperation(call, async ({ groupId }, { deps, account }) => {
  const { ownerId } = await loadGroup(deps, groupId, account.accountId);
  if (ownerId === account.accountId) throw new ServiceError(networkErrors.GROUP_ADMIN_STAYS);
  await deps.members.deleteOne({ groupId, accountId: account.accountId });
  await dismissFromGroup(deps, groupId, account.accountId);
  await announceGroup(deps, groupId);
  return {};
});
