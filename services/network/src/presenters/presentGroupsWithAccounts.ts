import { GROUP_ADMIN_CONTACT_ID, GROUP_ROLES } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { shownAccountOf } from '../groups/shownAccountOf.ts';
import type { GroupRecord } from '../models/groupModel.ts';

/** Groups as other services see them, the admin first; two look-ups for any number of them. */
export async function presentGroupsWithAccounts(deps: Deps, groups: readonly GroupRecord[]) {
  const members = await deps.members
    .find({ groupId: { $in: groups.map(({ _id }) => _id) } })
    .sort({ addedAt: 1, _id: 1 })
    .lean();
  const accounts = await deps.accounts.byId([
    ...groups.map(({ ownerId }) => ownerId),
    ...members.flatMap((member) => shownAccountOf(member) ?? []),
  ]);
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  return groups.map((group) => ({
    groupId: group._id,
    groupName: group.groupName,
    ownerId: group.ownerId,
    members: [
      {
        contactId: GROUP_ADMIN_CONTACT_ID,
        email: group.ownerEmail,
        fullName: accounts.get(group.ownerId)?.fullName || group.ownerName,
        accountId: group.ownerId,
        isAdmin: true,
        role: GROUP_ROLES.moderator,
      },
      ...(byGroup.get(group._id) ?? []).map((member) => ({
        contactId: member.contactId,
        email: member.email,
        fullName: accounts.get(shownAccountOf(member) ?? '')?.fullName || member.fullName,
        accountId: shownAccountOf(member),
        isAdmin: false,
        role: member.role,
      })),
    ],
  }));
}
