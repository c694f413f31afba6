import { channelsChanged, groupChannel, userChannel } from '@meet/contracts/events';
import { deleteGroup, refreshContactGroups, type GroupFacts } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import { presentGroups } from '../presenters/presentGroups.ts';

/**
 * Marks a group as changed and tells its members. Call it once what changed is stored: then a group with a version
 * holds every change that came before it.
 */
export async function announceGroup(deps: Deps, groupId: string): Promise<GroupFacts | undefined> {
  const record = await deps.groups
    .findOneAndUpdate({ _id: groupId }, { $inc: { version: 1 } }, { returnDocument: 'after' })
    .lean();
  if (!record) return undefined;
  const [facts] = await presentGroups(deps, [record]);
  await deps.publish(groupChannel(groupId), refreshContactGroups, { contactGroups: [facts!] });
  return facts;
}

/** Joins accounts to the group's channel and hands them the group. */
export async function welcomeToGroup(deps: Deps, group: GroupFacts, accountIds: readonly string[]): Promise<void> {
  for (const accountId of new Set(accountIds)) {
    await deps.publish(userChannel(accountId), channelsChanged, { join: [groupChannel(group.groupId)], leave: [] });
    await deps.publish(userChannel(accountId), refreshContactGroups, { contactGroups: [group] });
  }
}

/** Takes an account off the group's channel; the group disappears for it. */
export async function dismissFromGroup(deps: Deps, groupId: string, accountId: string): Promise<void> {
  await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [groupChannel(groupId)] });
  await deps.publish(userChannel(accountId), deleteGroup, { deletedGroupId: groupId });
}

/** Tells everyone of a group that it is gone. */
export async function announceDeletedGroup(deps: Deps, groupId: string, accountIds: readonly string[]): Promise<void> {
  await deps.publish(groupChannel(groupId), deleteGroup, { deletedGroupId: groupId });
  for (const accountId of accountIds) {
    await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [groupChannel(groupId)] });
  }
}
