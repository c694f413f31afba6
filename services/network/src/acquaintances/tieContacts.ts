import { announceGroups } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { followCame } from '../follow-ups/followLater.ts';
import { showAgain } from './showAgain.ts';

/**
 * Handles that the owner added these accounts as contacts. Those who had added the owner before may now see the owner.
 * The owner is no longer pending in their groups. `isAgain` means that an earlier run may have ended between its writes
 * and its events. Then groups that the owner is in already are announced too.
 */
export async function tieContacts(
  deps: Deps,
  ownerId: string,
  accountIds: readonly string[],
  { isAgain = false } = {},
): Promise<void> {
  if (!accountIds.length) return;
  await acceptGroups(deps, ownerId, accountIds, isAgain);
  await showAgain(deps, ownerId, accountIds);
}

async function acceptGroups(
  deps: Deps,
  accountId: string,
  ownerIds: readonly string[],
  isAgain: boolean,
): Promise<void> {
  const pending = await deps.members
    .find({ accountId, ...(!isAgain && { isPending: true }) }, { groupId: 1, contactId: 1 })
    .lean();
  if (!pending.length) return;
  const groups = await deps.groups
    .find({ _id: { $in: pending.map(({ groupId }) => groupId) }, ownerId: { $in: [...ownerIds] } }, { _id: 1 })
    .lean();
  const accepted = new Set(groups.map(({ _id }) => _id));
  const places = pending.filter(({ groupId }) => accepted.has(groupId));
  if (!places.length) return;
  await deps.members.updateMany({ _id: { $in: places.map(({ _id }) => _id) } }, { $unset: { isPending: true } });
  await followCame(
    deps,
    places.map(({ groupId }) => groupId),
    [accountId],
  );
  await announceGroups(
    deps,
    places.map(({ groupId, contactId }) => ({ groupId, contactIds: [contactId] })),
  );
}
