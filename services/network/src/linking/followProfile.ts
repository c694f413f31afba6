import { GROUP_ADMIN_CONTACT_ID } from '@meet/network-contract';
import { findWatchers } from '../acquaintances/findWatchers.ts';
import { showAgain } from '../acquaintances/showAgain.ts';
import { announceGroups, type GroupChange } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { ownedGroupIds } from '../groups/ownedGroupIds.ts';

/** Handles a change of a person's name or picture: sends the person again to all who may see them. */
export async function followProfile(deps: Deps, accountId: string): Promise<void> {
  await showAgain(deps, accountId, [...(await findWatchers(deps, accountId))]);
  await announceGroups(deps, await findPlaces(deps, accountId));
}

/** Returns the person's places in groups, except for groups in which the person is pending. */
async function findPlaces(deps: Deps, accountId: string): Promise<GroupChange[]> {
  const [memberships, owned] = await Promise.all([
    deps.members.find({ accountId, isPending: { $ne: true } }, { groupId: 1, contactId: 1 }).lean(),
    ownedGroupIds(deps, accountId),
  ]);
  return [
    ...memberships.map(({ groupId, contactId }) => ({ groupId, contactIds: [contactId] })),
    ...owned.map((groupId) => ({ groupId, contactIds: [GROUP_ADMIN_CONTACT_ID] })),
  ];
}
