import { checkGroupModerator as moderatorCall, GROUP_ROLES } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { ownedGroupIds } from '../groups/ownedGroupIds.ts';

export const checkGroupModerator = defineOperation(moderatorCall, async ({ ownerId, accountId }, { deps }) => {
  const groupIds = await ownedGroupIds(deps, ownerId);
  const found = await deps.members.exists({ accountId, groupId: { $in: groupIds }, role: GROUP_ROLES.moderator });
  return { isModerator: found !== null };
});
