import { ServiceError } from '@meet/contracts';
import { networkErrors } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { GroupRecord } from '../models/groupModel.ts';

/** Returns a group that the account owns or belongs to. Throws GROUP_NOT_FOUND to anyone else. */
export async function loadGroup(deps: Deps, groupId: string, accountId: string): Promise<GroupRecord> {
  const group = await deps.groups.findById(groupId).lean();
  if (!group) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
  if (group.ownerId !== accountId && !(await deps.members.exists({ groupId, accountId }))) {
    throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
  }
  return group;
}

/** Returns a group that the account owns. Throws GROUP_OWNER_ONLY to its members, GROUP_NOT_FOUND to anyone else. */
export async function loadOwnGroup(deps: Deps, groupId: string, accountId: string): Promise<GroupRecord> {
  const group = await loadGroup(deps, groupId, accountId);
  if (group.ownerId !== accountId) throw new ServiceError(networkErrors.GROUP_OWNER_ONLY);
  return group;
}
