import { commonErrors, ServiceError } from '@meet/contracts';
import { GROUP_ROLES, joinContactGroup as joinCall, prepareImport } from '@meet/network-contract';
import { announceGroup, welcomeToGroup } from '../announcements/announceGroup.ts';
import { addMissingContacts } from '../contacts/addMissingContacts.ts';
import { defineOperation } from '../defineOperation.ts';
import { followCame } from '../follow-ups/followLater.ts';
import { addMembers } from '../groups/addMembers.ts';
import { loadOwnGroup } from '../policies/groupPolicy.ts';

export const joinContactGroup = defineOperation(joinCall, async (input, { deps }) => {
  const { groupId, ownerId, email, fullName } = input;
  await loadOwnGroup(deps, groupId, ownerId);
  const owner = (await deps.accounts.byId([ownerId])).get(ownerId);
  if (!owner) throw new ServiceError(commonErrors.NOT_FOUND);
  const people = prepareImport([{ email, name: fullName }], { ownEmail: owner.email });
  const { all } = await addMissingContacts(deps, ownerId, people);
  const role = input.role === 1 ? GROUP_ROLES.moderator : GROUP_ROLES.member;
  const added = await addMembers(deps, { groupId, ownerId }, all, role);
  // The person accepted an invitation, so they are not pending any more, even if somebody had added them before.
  const accepted = await deps.members
    .findOneAndUpdate({ groupId, email: email.toLowerCase(), isPending: true }, { $unset: { isPending: true } })
    .lean();
  const changed = new Set([...added.map(({ _id }) => _id), ...(accepted ? [accepted.contactId] : [])]);
  if (!changed.size) return {};
  const came = added.flatMap(({ accountId }) => accountId ?? []);
  await followCame(deps, [groupId], [...came, ...(accepted?.accountId ? [accepted.accountId] : [])]);
  const group = await announceGroup(deps, groupId, [...changed]);
  if (group) await welcomeToGroup(deps, group, came);
  return {};
});
