import { announceGroups } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { followGroup } from './followGroup.ts';
import { showAgain } from './showAgain.ts';

/**
 * Handles that the owner added these accounts as contacts. Those who had added the owner before may now see the owner.
 * The owner is no longer pending in their groups. Call it after the contacts are stored; it runs after the answer.
 */
export function tieContacts(deps: Deps, ownerId: string, accountIds: readonly string[]): void {
  if (!accountIds.length) return;
  deps.background.run(async () => {
    await acceptGroups(deps, ownerId, accountIds);
    await showAgain(deps, ownerId, accountIds);
  });
}

async function acceptGroups(deps: Deps, accountId: string, ownerIds: readonly string[]): Promise<void> {
  const pending = await deps.members.find({ accountId, isPending: true }, { groupId: 1, contactId: 1 }).lean();
  if (!pending.length) return;
  const groups = await deps.groups
    .find({ _id: { $in: pending.map(({ groupId }) => groupId) }, ownerId: { $in: ownerIds } }, { _id: 1 })
    .lean();
  const accepted = new Set(groups.map(({ _id }) => _id));
  const places = pending.filter(({ groupId }) => accepted.has(groupId));
  if (!places.length) return;
  await deps.members.updateMany({ _id: { $in: places.map(({ _id }) => _id) } }, { $unset: { isPending: true } });
  await announceGroups(
    deps,
    places.map(({ groupId, contactId }) => ({ groupId, contactIds: [contactId] })),
  );
  for (const { groupId } of places) await followGroup(deps, groupId, { came: [accountId] });
}
