import type { Erasure } from '@meet/contracts/erasure';
import { announceGroups, dismissFromGroup } from '../announcements/announceGroup.ts';
import type { Deps } from '../Deps.ts';
import { followLeft } from '../follow-ups/followLater.ts';
import { closeGroup } from '../groups/closeGroup.ts';
import type { GroupRecord } from '../models/groupModel.ts';
import type { MemberRecord } from '../models/memberModel.ts';

const GROUPS_AT_ONCE = 20;

/**
 * Hands over or closes some of the groups that an account owns, and removes it from some others. Returns whether it was
 * in none.
 */
export async function leaveGroups(deps: Deps, erasure: Erasure): Promise<boolean> {
  const { accountId, email, owned } = erasure;
  const groups = await deps.groups.find({ ownerId: accountId }).limit(GROUPS_AT_ONCE).lean();
  for (const group of groups) {
    const heir = owned === 'handOver' ? await findHeir(deps, group._id) : undefined;
    if (heir) await handOver(deps, group, heir);
    else await closeGroup(deps, group);
  }
  const places = [
    ...(await deps.members.find({ accountId }).limit(GROUPS_AT_ONCE).lean()),
    ...(await deps.members.find({ email }).limit(GROUPS_AT_ONCE).lean()),
  ];
  for (const place of places) await leaveGroup(deps, place, accountId);
  return groups.length + places.length === 0;
}

/** Returns the next owner: a moderator before other members, and among these the one who was added first. */
async function findHeir(deps: Deps, groupId: string): Promise<MemberRecord | null> {
  return deps.members
    .findOne({ groupId, accountId: { $gt: '' }, isPending: { $ne: true } })
    .sort({ role: -1, addedAt: 1, _id: 1 }) // Moderators have the highest role.
    .lean();
}

async function handOver(deps: Deps, { _id: groupId, ownerId }: GroupRecord, heir: MemberRecord): Promise<void> {
  const account = (await deps.accounts.byId([heir.accountId!])).get(heir.accountId!);
  const { fullName, email } = account ?? heir;
  await deps.groups.updateOne(
    { _id: groupId, ownerId },
    { $set: { ownerId: heir.accountId!, ownerName: fullName, ownerEmail: email } },
  );
  // A group's owner is no member of it.
  await deps.members.deleteOne({ _id: heir._id });
  await dismissFromGroup(deps, groupId, ownerId);
  await announceGroups(deps, [{ groupId, contactIds: [heir.contactId] }]);
  await followLeft(deps, groupId, [{ accountId: ownerId }]);
}

async function leaveGroup(deps: Deps, place: MemberRecord, accountId: string): Promise<void> {
  const { _id, groupId, contactId } = place;
  const { deletedCount } = await deps.members.deleteOne({ _id });
  if (deletedCount === 0) return;
  await dismissFromGroup(deps, groupId, accountId);
  await announceGroups(deps, [{ groupId, contactIds: [contactId] }]);
  await followLeft(deps, groupId, [place]);
}
