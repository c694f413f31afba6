import { checkOwnedGroupMember as memberCall } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { ownedGroupIds } from '../groups/ownedGroupIds.ts';

export const checkOwnedGroupMember = defineOperation(memberCall, async ({ ownerId, email }, { deps }) => {
  const groupIds = await ownedGroupIds(deps, ownerId);
  const found = await deps.members.exists({ groupId: { $in: groupIds }, email: email.toLowerCase() });
  return { isMember: found !== null };
});
