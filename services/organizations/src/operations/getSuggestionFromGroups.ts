import { getOwnedGroups, GROUPS_REQUESTED_MAX, listOwnedGroups } from '@meet/network-contract';
import { getSuggestionFromGroups as call } from '@meet/organizations-contract';
import { toChunks, compareKeys } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { loadOrganization } from '../organization/loadOrganization.ts';
import { loadPeople } from '../presenters/presentOrganization.ts';

interface Suggested {
  readonly email: string;
  readonly fullName: string;
  /** Null for people who do not let the caller see that they have an account. */
  readonly accountId: string | null;
  readonly groupNames: string[];
}

export const getSuggestionFromGroups = defineOperation(call, async (_input, context) => {
  const { deps, account, callAsService } = context;
  const { accountId } = account;
  const organization = await loadOrganization(deps, accountId, 'invite');
  const open = await deps.invitations
    .find({ organizationId: organization._id, kind: 'member', state: 'invited' }, { email: 1 })
    .lean();
  const known = new Set([...organization.members, ...open].map(({ email }) => email));
  const { groups } = await callAsService(listOwnedGroups, { accountId });
  const suggested = new Map<string, Suggested>();
  // Requests run one after the other, because a person with many groups needs many of them.
  for (const some of toChunks(groups, GROUPS_REQUESTED_MAX)) {
    const groupIds = some.map(({ groupId }) => groupId);
    const answer = await callAsService(getOwnedGroups, { accountId, groupIds });
    const byId = new Map(answer.groups.map((group) => [group.groupId, group]));
    const members = groupIds.flatMap((groupId) => {
      const group = byId.get(groupId);
      return group?.members.map((member) => ({ ...member, groupName: group.groupName })) ?? [];
    });
    for (const { groupName, ...member } of members) {
      const key = member.email.toLowerCase();
      if (member.isAdmin || known.has(key)) continue;
      const present = suggested.get(key);
      if (present) present.groupNames.push(groupName);
      else suggested.set(key, { ...member, groupNames: [groupName] });
    }
  }
  const people = await loadPeople(
    context,
    [...suggested.values()].flatMap((one) => one.accountId ?? []),
  );
  return {
    suggestions: [...suggested.values()]
      .map(({ email, fullName, groupNames, ...one }) => ({
        email,
        fullName,
        avatar: people.get(one.accountId ?? '')?.avatar ?? null,
        groupNames,
      }))
      .sort((a, b) => a.fullName.localeCompare(b.fullName) || compareKeys(a.email, b.email)),
  };
});
