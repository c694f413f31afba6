import type { Deps } from '../Deps.ts';
import type { GroupRecord } from '../models/groupModel.ts';

/** The groups that an account owns or belongs to, oldest first. */
export async function listGroupsOf(deps: Deps, accountId: string): Promise<GroupRecord[]> {
  const memberships = await deps.members.find({ accountId }, { groupId: 1 }).lean();
  const [owned, joined] = await Promise.all([
    deps.groups.find({ ownerId: accountId }).lean(),
    deps.groups.find({ _id: { $in: memberships.map(({ groupId }) => groupId) } }).lean(),
  ]);
  return [...owned, ...joined].sort((a, b) => a.createdAt - b.createdAt);
}
