import { ServiceError } from '@meet/contracts';
import { addMembersToGroup as call, networkErrors } from '@meet/network-contract';
import { announceGroup, welcomeToGroup } from '../announcements/announceGroup.ts';
import { notifyNewMembers } from '../announcements/notifyNewMembers.ts';
import { defineOperation } from '../defineOperation.ts';
import { followCame } from '../follow-ups/followLater.ts';
import { addMembers } from '../groups/addMembers.ts';
import { loadOwnContacts } from '../groups/loadOwnContacts.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const addMembersToGroup = defineOperation(call, async ({ groupId, contactsInGroup }, { deps, account }) => {
  await loadOwnGroup(deps, groupId, account.accountId);
  const contacts = await loadOwnContacts(deps, account.accountId, contactsInGroup);
  const added = await addMembers(deps, { groupId, ownerId: account.accountId }, contacts);
  if (!added.length) throw new ServiceError(networkErrors.ALREADY_IN_GROUP);
  const came = added.flatMap(({ accountId }) => accountId ?? []);
  await followCame(deps, [groupId], came);
  const group = await announceGroup(
    deps,
    groupId,
    added.map(({ _id }) => _id),
  );
  if (!group) throw new ServiceError(networkErrors.GROUP_NOT_FOUND);
  await welcomeToGroup(deps, group, came);
  await notifyNewMembers(deps, account, group, added);
  return { group: { ...group, isOwner: true } };
});
