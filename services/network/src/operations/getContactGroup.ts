import { getContactGroup as call, GROUP_ADMIN_CONTACT_ID, GROUP_ROLES } from '@meet/network-contract';
import { defineOperation } from '../defineOperation.ts';
import { shownAccountOf } from '../groups/shownAccountOf.ts';
import { loadGroup } from '../policies/groupPolicy.ts';

export const getContactGroup = defineOperation(call, async ({ groupId, accountId }, { deps }) => {
  const group = await loadGroup(deps, groupId, accountId);
  const members = await deps.members.find({ groupId }).sort({ addedAt: 1, _id: 1 }).lean();
  const accounts = await deps.accounts.byId([
    group.ownerId,
    ...members.flatMap((member) => shownAccountOf(member) ?? []),
  ]);
  const admin = {
    contactId: GROUP_ADMIN_CONTACT_ID,
    email: group.ownerEmail,
    fullName: accounts.get(group.ownerId)?.fullName || group.ownerName,
    accountId: group.ownerId,
    isAdmin: true,
    role: GROUP_ROLES.moderator,
  };
  return {
    group: {
      groupId,
      groupName: group.groupName,
      ownerId: group.ownerId,
      members: [
        admin,
        ...members.map((member) => ({
          contactId: member.contactId,
          email: member.email,
          fullName: accounts.get(shownAccountOf(member) ?? '')?.fullName || member.fullName,
          accountId: shownAccountOf(member),
          isAdmin: false,
          role: member.role,
        })),
      ],
    },
  };
});
