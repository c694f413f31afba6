import { compareKeys } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { GroupRecord } from '../models/groupModel.ts';

/** Returns the groups that an account owns or belongs to, oldest first. */
export async function listGroups(deps: Deps, accountId: string): Promise<GroupRecord[]> {
  const groups = await deps.groups.find({ _id: { $in: await listGroupIds(deps, accountId) } }).lean();
  return groups.sort((a, b) => a.createdAt - b.createdAt || compareKeys(a._id, b._id));
}

/** Returns the ids of the same groups, unordered. `ofOwnWill` leaves out groups in which the account is pending. */
export async function listGroupIds(deps: Deps, accountId: string, ofOwnWill = false): Promise<string[]> {
  const [memberships, owned] = await Promise.all([
    deps.members.find({ accountId, ...(ofOwnWill && { isPending: { $ne: true } }) }, { groupId: 1 }).lean(),
    deps.groups.find({ ownerId: accountId }, { _id: 1 }).lean(),
  ]);
  return [...memberships.map(({ groupId }) => groupId), ...owned.map(({ _id }) => _id)];
}
