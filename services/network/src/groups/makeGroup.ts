import type { Group } from '@meet/network-contract';
import { channelsChanged, groupChannel, userChannel } from '@meet/contracts/events';
import { createId } from '@meet/service-kit';
import { announceGroup, welcomeToGroup } from '../announcements/announceGroup.ts';
import { tellNewMembers } from '../announcements/tellNewMembers.ts';
import type { Deps } from '../Deps.ts';
import { addMembers, type NewMember } from './addMembers.ts';

interface Owner {
  readonly accountId: string;
  readonly email: string;
  readonly fullName: string;
}

/** Makes a group and hands it to everyone in it. */
export async function makeGroup(
  deps: Deps,
  owner: Owner,
  groupName: string,
  people: readonly NewMember[],
): Promise<Group> {
  const groupId = createId();
  await addMembers(deps, { groupId, ownerId: owner.accountId }, people);
  // The members come first: a group that can be found is never half full.
  await deps.groups.create({
    _id: groupId,
    ownerId: owner.accountId,
    ownerEmail: owner.email.toLowerCase(),
    ownerName: owner.fullName,
    groupName: groupName.trim(),
    createdAt: Math.floor(deps.now() / 1000),
    version: 0,
  });
  await deps.publish(userChannel(owner.accountId), channelsChanged, { join: [groupChannel(groupId)], leave: [] });
  const facts = await announceGroup(deps, groupId);
  await welcomeToGroup(deps, facts!, [owner.accountId, ...people.flatMap(({ accountId }) => accountId ?? [])]);
  await tellNewMembers(deps, owner, facts!, people);
  return { ...facts!, isOwner: true };
}
