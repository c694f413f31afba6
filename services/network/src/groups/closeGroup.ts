import { deleteInBatches } from '@meet/service-kit';
import { announceDeletedGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { followLeft } from '../follow-ups/followLater.ts';
import type { GroupRecord } from '../models/groupModel.ts';

/** Deletes a group with its members, and notifies everybody in it. */
export async function closeGroup(
  deps: Deps,
  { _id: groupId, ownerId }: Pick<GroupRecord, '_id' | 'ownerId'>,
): Promise<void> {
  const members = await deps.members.find({ groupId }, { accountId: 1, isPending: 1 }).lean();
  // The group is deleted first: members without a group are never shown, but a group without members would be.
  await deps.groups.deleteOne({ _id: groupId });
  await deleteInBatches(deps.members, { groupId });
  await followLeft(deps, groupId, [{ accountId: ownerId }, ...members]);
  await announceDeletedGroup(deps, groupId, [ownerId, ...members.flatMap(({ accountId }) => accountId ?? [])]);
}
