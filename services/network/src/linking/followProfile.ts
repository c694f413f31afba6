import { findViewers } from '../acquaintances/findVisible.ts';
import { showAnew } from '../acquaintances/showAnew.ts';
import { announceGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { listGroupIdsOf } from '../groups/listGroupsOf.ts';

/** A person's name or picture changed: those who see it are told. */
export async function followProfile(deps: Deps, accountId: string): Promise<void> {
  const contacts = await deps.contacts.find({ accountId }, { ownerId: 1 }).lean();
  const viewers = await findViewers(
    deps,
    accountId,
    contacts.map(({ ownerId }) => ownerId),
  );
  await showAnew(deps, accountId, [...viewers]);
  for (const groupId of await listGroupIdsOf(deps, accountId, true)) await announceGroup(deps, groupId);
}
