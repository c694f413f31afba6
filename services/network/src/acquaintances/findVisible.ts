import type { Deps } from '../Deps.ts';
import { listGroupIds } from '../groups/listGroups.ts';

/**
 * Returns the accounts of `among` whose existence, presence and picture `viewerId` may see. They have the viewer as a
 * contact, or share a group, a chat room or an organization with the viewer by their own choice.
 */
export function findVisible(deps: Deps, viewerId: string, among: Iterable<string>): Promise<Set<string>> {
  return findTied(deps, viewerId, among, {
    byContact: async (accountIds) =>
      (await deps.contacts.find({ accountId: viewerId, ownerId: { $in: accountIds } }, { ownerId: 1 }).lean()).map(
        ({ ownerId }) => ownerId,
      ),
    byGroup: async (accountIds) => {
      const groupIds = await listGroupIds(deps, viewerId);
      return findMembers(deps, groupIds, accountIds, true);
    },
  });
}

/**
 * Returns the accounts of `among` that may see `subjectId`: the same relation as findVisible in the other direction.
 */
export function findViewers(deps: Deps, subjectId: string, among: Iterable<string>): Promise<Set<string>> {
  return findTied(deps, subjectId, among, {
    byContact: async (accountIds) =>
      (await deps.contacts.find({ ownerId: subjectId, accountId: { $in: accountIds } }, { accountId: 1 }).lean()).map(
        ({ accountId }) => accountId!,
      ),
    byGroup: async (accountIds) => {
      const groupIds = await listGroupIds(deps, subjectId, true);
      return findMembers(deps, groupIds, accountIds, false);
    },
  });
}

interface Ties {
  byContact(accountIds: string[]): Promise<string[]>;
  byGroup(accountIds: string[]): Promise<string[]>;
}

/**
 * Returns the accounts of `among` with a tie to the account. Contacts are checked first because most ties are contacts.
 * The other three sources are queried in parallel, and only for the remaining accounts.
 */
async function findTied(deps: Deps, accountId: string, among: Iterable<string>, ties: Ties): Promise<Set<string>> {
  const requested = new Set(among);
  const tied = new Set(requested.has(accountId) ? [accountId] : []);
  const steps = [
    [ties.byContact],
    [
      ties.byGroup,
      (accountIds: string[]) => deps.roomMates.find(accountId, accountIds),
      (accountIds: string[]) => deps.organizationMates.find(accountId, accountIds),
    ],
  ];
  for (const step of steps) {
    const rest = [...requested].filter((id) => !tied.has(id));
    if (!rest.length) break;
    for (const found of await Promise.all(step.map((findMore) => findMore(rest)))) for (const id of found) tied.add(id);
  }
  return tied;
}

/** Returns the accounts of `among` in these groups. `ofOwnWill` excludes pending members; owners are never pending. */
async function findMembers(
  deps: Deps,
  groupIds: readonly string[],
  among: readonly string[],
  ofOwnWill: boolean,
): Promise<string[]> {
  if (!groupIds.length) return [];
  const [members, owned] = await Promise.all([
    deps.members
      .find(
        { groupId: { $in: groupIds }, accountId: { $in: among }, ...(ofOwnWill && { isPending: { $ne: true } }) },
        { accountId: 1 },
      )
      .lean(),
    deps.groups.find({ _id: { $in: groupIds }, ownerId: { $in: among } }, { ownerId: 1 }).lean(),
  ]);
  return [...members.map(({ accountId }) => accountId!), ...owned.map(({ ownerId }) => ownerId)];
}
