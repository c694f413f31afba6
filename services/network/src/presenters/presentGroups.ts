import type { AccountSummary } from '@meet/accounts-contract';
import { GROUP_ADMIN_CONTACT_ID, GROUP_ROLES, type GroupAttributes, type GroupMember } from '@meet/network-contract';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { Deps } from '../Deps.ts';
import type { GroupRecord } from '../models/groupModel.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';
import { toColor } from './toColor.ts';
import { sizedAvatar } from './sizedAvatar.ts';

type Person = Pick<MemberRecord, 'contactId' | 'email' | 'fullName' | 'accountId' | 'isPending' | 'role'>;

/** Presents groups with their members, the admin first; three queries for any number of groups. */
export async function presentGroups(deps: Deps, groups: readonly GroupRecord[]): Promise<GroupAttributes[]> {
  const presented = await presentPeople(deps, await findGroupPeople(deps, groups));
  return groups.map((group) => ({
    groupId: group._id,
    groupName: group.groupName,
    ownerEmail: group.ownerEmail,
    version: group.version,
    members: presented.get(group._id)!,
  }));
}

/** Returns the people of groups by group: the admin first, then members in the order in which they joined. */
export async function findGroupPeople(deps: Deps, groups: readonly GroupRecord[]): Promise<Map<string, Person[]>> {
  const members = groups.length
    ? await deps.members
        .find({ groupId: { $in: groups.map(({ _id }) => _id) } })
        .sort({ addedAt: 1, _id: 1 })
        .lean()
    : [];
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  return new Map(groups.map((group) => [group._id, [getAdmin(group), ...(byGroup.get(group._id) ?? [])]]));
}

/** Presents the named members of each group, by group; three queries for any number of groups. */
export async function presentMembers(
  deps: Deps,
  wanted: readonly { readonly group: GroupRecord; readonly contactIds: readonly string[] }[],
): Promise<Map<string, GroupMember[]>> {
  const named = wanted.flatMap(({ group, contactIds }) => {
    const others = contactIds.filter((contactId) => contactId !== GROUP_ADMIN_CONTACT_ID);
    return others.length > 0 ? { groupId: group._id, contactId: { $in: others } } : [];
  });
  const members = named.length ? await deps.members.find({ $or: named }).sort({ addedAt: 1, _id: 1 }).lean() : [];
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId);
  const peopleByGroup = wanted.map(({ group, contactIds }): [string, Person[]] => {
    const admin = contactIds.includes(GROUP_ADMIN_CONTACT_ID) ? [getAdmin(group)] : [];
    return [group._id, [...admin, ...(byGroup.get(group._id) ?? [])]];
  });
  return presentPeople(deps, new Map(peopleByGroup));
}

async function presentPeople(
  deps: Deps,
  peopleByGroup: ReadonlyMap<string, readonly Person[]>,
): Promise<Map<string, GroupMember[]>> {
  const accountIds = getShownAccounts(peopleByGroup);
  const [accounts, presences] = await Promise.all([deps.accounts.byId(accountIds), loadPresences(deps, accountIds)]);
  const nowMs = deps.now();
  return new Map(
    [...peopleByGroup].map(([groupId, people]) => [
      groupId,
      people.map((person) => presentMember(person, accounts, presences, nowMs)),
    ]),
  );
}

/** Returns the accounts of groups' people that may be shown. */
export const getShownAccounts = (peopleByGroup: ReadonlyMap<string, readonly Person[]>): string[] =>
  [...peopleByGroup.values()].flat().flatMap((person) => getShownAccount(person) ?? []);

function getAdmin({ ownerId, ownerEmail, ownerName }: GroupRecord): Person {
  return {
    contactId: GROUP_ADMIN_CONTACT_ID,
    email: ownerEmail,
    fullName: ownerName,
    accountId: ownerId,
    role: GROUP_ROLES.moderator,
  };
}

/** Presents a member. Members see each other's own names, not the names that the owner gave. */
function presentMember(
  person: Person,
  accounts: ReadonlyMap<string, AccountSummary>,
  presences: ReadonlyMap<string, PresenceRecord>,
  nowMs: number,
): GroupMember {
  const accountId = getShownAccount(person) ?? '';
  const account = accounts.get(accountId);
  const fullName = account?.fullName || person.fullName;
  return {
    contactId: person.contactId,
    fullname: fullName,
    fullName,
    email: person.email,
    avatar: sizedAvatar(account?.avatar, 30),
    color: toColor(person.email),
    ...presentPresence(presences.get(accountId), nowMs),
    isAdmin: person.contactId === GROUP_ADMIN_CONTACT_ID,
    role: person.role,
  };
}
