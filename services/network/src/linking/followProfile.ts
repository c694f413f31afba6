import { findWatchers } from '../acquaintances/findWatchers.ts';
import { showAgain } from '../acquaintances/showAgain.ts';
import { announceGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { listGroupIdsOf } from '../groups/listGroupsOf.ts';

/** A person's name or picture changed: those who see it are told. */
export async function followProfile(deps: Deps, accountId: string): Promise<void> {
  await showAgain(deps, accountId, [...(await findWatchers(deps, accountId))]);
  for (const groupId of await listGroupIdsOf(deps, accountId, true)) await announceGroup(deps, groupId);
}
