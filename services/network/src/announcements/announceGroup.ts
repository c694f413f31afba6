import { channelsChanged, groupChannel, userChannel } from '@meet/contracts/events';
import { contactGroupChanged, deleteGroup, refreshContactGroups, type GroupAttributes } from '@meet/network-contract';
import type { Deps } from '../Deps.ts';
import type { GroupRecord } from '../models/groupModel.ts';
import { presentGroups, presentMembers } from '../presenters/presentGroups.ts';

/** A change of a group's name, or of the members with these contact ids. */
export interface GroupChange {
  readonly groupId: string;
  readonly contactIds: readonly string[];
}

/**
 * Marks groups as changed and sends each one's members what changed. Call it once that is stored: then a group with a
 * version holds every change that came before it. Returns the groups that still exist.
 */
export async function announceGroups(deps: Deps, changes: readonly GroupChange[]): Promise<GroupRecord[]> {
  const marked = [];
  for (const { groupId, contactIds } of changes) {
    const group = await deps.groups
      .findOneAndUpdate({ _id: groupId }, { $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean();
    if (group) marked.push({ group, contactIds });
  }
  const membersByGroup = await presentMembers(deps, marked);
  for (const { group, contactIds } of marked) {
    const members = membersByGroup.get(group._id) ?? [];
    const present = new Set(members.map(({ contactId }) => contactId));
    await deps.publish(groupChannel(group._id), contactGroupChanged, {
      groupId: group._id,
      groupName: group.groupName,
      version: group.version,
      members,
      removedContactIds: contactIds.filter((contactId) => !present.has(contactId)),
    });
  }
  return marked.map(({ group }) => group);
}

/** The same for one group, which it returns as its members see it; undefined if it is gone. */
export async function announceGroup(
  deps: Deps,
  groupId: string,
  contactIds: readonly string[],
): Promise<GroupAttributes | undefined> {
  const [attributes] = await presentGroups(deps, await announceGroups(deps, [{ groupId, contactIds }]));
  return attributes;
}

/** Joins accounts to the group's channel and hands them the group. */
export async function welcomeToGroup(deps: Deps, group: GroupAttributes, accountIds: readonly string[]): Promise<void> {
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
