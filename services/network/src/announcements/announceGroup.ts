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
 * Increases the version of groups and sends each group's members the change. Call it after the change is stored: then a
 * group with a version contains every earlier change. Returns the groups that still exist.
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

/** Announces the change of one group. Returns the group as its members see it; undefined if it is gone. */
export async function announceGroup(
  deps: Deps,
  groupId: string,
  contactIds: readonly string[],
): Promise<GroupAttributes | undefined> {
  const [attributes] = await presentGroups(deps, await announceGroups(deps, [{ groupId, contactIds }]));
  return attributes;
}

/** Maximum number of members in all events that welcome people to a group at once. */
const WELCOMED_WITH_MAX = 2_000;

/**
 * Subscribes accounts to the group's channel and sends them the group. If many people join a large group at once, they
 * only learn of its version. The pages that are open then request the group.
 */
export async function welcomeToGroup(deps: Deps, group: GroupAttributes, accountIds: readonly string[]): Promise<void> {
  const newcomers = new Set(accountIds);
  const isSent = newcomers.size * group.members.length <= WELCOMED_WITH_MAX;
  const { groupId, groupName, version } = group;
  const change = { groupId, groupName, version, members: [], removedContactIds: [] };
  for (const accountId of newcomers) {
    const channel = userChannel(accountId);
    await deps.publish(channel, channelsChanged, { join: [groupChannel(groupId)], leave: [] });
    if (isSent) await deps.publish(channel, refreshContactGroups, { contactGroups: [group] });
    else await deps.publish(channel, contactGroupChanged, change);
  }
}

/** Unsubscribes an account from the group's channel and removes the group from its pages. */
export async function dismissFromGroup(deps: Deps, groupId: string, accountId: string): Promise<void> {
  await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [groupChannel(groupId)] });
  await deps.publish(userChannel(accountId), deleteGroup, { deletedGroupId: groupId });
}

/** Notifies all people in a group that it was deleted. */
export async function announceDeletedGroup(deps: Deps, groupId: string, accountIds: readonly string[]): Promise<void> {
  await deps.publish(groupChannel(groupId), deleteGroup, { deletedGroupId: groupId });
  for (const accountId of accountIds) {
    await deps.publish(userChannel(accountId), channelsChanged, { join: [], leave: [groupChannel(groupId)] });
  }
}
