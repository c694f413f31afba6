import type { Group } from '@meet/network-contract';
import { createId } from '@meet/service-kit';
import { welcomeToGroup } from '../announcements/announceGroup.ts';
import { notifyNewMembers } from '../announcements/notifyNewMembers.ts';
import type { Deps } from '../Deps.ts';
import { followCame } from '../follow-ups/followLater.ts';
import { presentGroups } from '../presenters/presentGroups.ts';
import { addMembers, type NewMember } from './addMembers.ts';

interface Owner {
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Creates a group and sends it to all people in it. */
export async function makeGroup(
  deps: Deps,
  owner: Owner,
  groupName: string,
  people: readonly NewMember[],
): Promise<Group> {
  const groupId = createId();
  await addMembers(deps, { groupId, ownerId: owner.accountId }, people);
  const group = {
    _id: groupId,
    ownerId: owner.accountId,
    ownerEmail: owner.email.toLowerCase(),
    ownerName: owner.fullName,
    groupName: groupName.trim(),
    createdAt: Math.floor(deps.now() / 1000),
    version: 1,
  };
  // Members are stored first, so that a group is never found without some of its members.
  await deps.groups.create(group);
  const came = people.flatMap(({ accountId }) => accountId ?? []);
  await followCame(deps, [groupId], came);
  const [attributes] = await presentGroups(deps, [group]);
  await welcomeToGroup(deps, attributes!, [owner.accountId, ...came]);
  await notifyNewMembers(deps, owner, attributes!, people);
  return { ...attributes!, isOwner: true };
}
