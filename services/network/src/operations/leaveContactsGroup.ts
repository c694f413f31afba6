import { ServiceError } from '@meet/contracts';
import { leaveContactsGroup as call, networkErrors } from '@meet/network-contract';
import { announceGroups, dismissFromGroup } from '../announcements/announceGroup.ts';
import { defineOperation } from '../defineOperation.ts';
import { followLeft } from '../follow-ups/followLater.ts';
import { loadGroup } from '../policies/groupPolicy.ts';

export const leaveContactsGroup = defineOperation(call, async ({ groupId }, { deps, account }) => {
  const { ownerId } = await loadGroup(deps, groupId, account.accountId);
  if (ownerId === account.accountId) throw new ServiceError(networkErrors.GROUP_ADMIN_STAYS);
  const { accountId } = account;
  // The group does not know of a pending person's account. Removing the address when they leave would reveal it.
  const declined = await deps.members.updateOne(
    { groupId, accountId, isPending: true },
    { $set: { accountId: null, hasDeclined: true } },
  );
  const left = await deps.members.findOneAndDelete({ groupId, accountId }).lean();
  await dismissFromGroup(deps, groupId, accountId);
  const place = left ?? { accountId, isPending: true };
  await followLeft(deps, groupId, [place]);
  if (declined.modifiedCount || !left) return {};
  await announceGroups(deps, [{ groupId, contactIds: [left.contactId] }]);
  return {};
});
