import { GROUP_ADMIN_CONTACT_ID } from '@meet/network-contract';
import { findWatchers } from '../acquaintances/findWatchers.ts';
import { showAgain } from '../acquaintances/showAgain.ts';
import { announceGroups, type GroupChange } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { ownedGroupIds } from '../groups/ownedGroupIds.ts';

/** A person's name or picture changed: those who see it are told. */
export async function followProfile(deps: Deps, accountId: string): Promise<void> {
  await showAgain(deps, accountId, [...(await findWatchers(deps, accountId))]);
  await announceGroups(deps, await findPlaces(deps, accountId));
}

/** Finds the person in their groups, except for those that they were put into and are a stranger in. */
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
