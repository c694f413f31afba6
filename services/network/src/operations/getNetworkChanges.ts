import { getNetworkChanges as call } from '@meet/network-contract';
import { findShownPeople } from '../acquaintances/findShownPeople.ts';
import { readMark, writeMark, type Mark } from '../changes/marks.ts';
import type { Deps } from '../Deps.ts';
import { defineOperation } from '../defineOperation.ts';
import { listGroups } from '../groups/listGroups.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';
import { loadPresences } from '../presence/loadPresences.ts';
import { presentPresence } from '../presence/presentPresence.ts';
import { presentContacts } from '../presenters/presentContacts.ts';
import { presentGroups } from '../presenters/presentGroups.ts';

/**
 * Maximum changed presences, of all people, that are filtered by the caller's people. Above it, the presences of the
 * caller's people are read instead.
 */
const PRESENCES_READ_MAX = 500;

/**
 * Compares times of changes with the time at which reading the earlier answer began, less a margin. So this answer
 * includes changes that were being written then, and may repeat some.
 */
export const getNetworkChanges = defineOperation(call, async (input, context) => {
  const { since, groups: known = [], groupsAfter = '', groupsUpTo } = input;
  const { deps, account, now } = context;
  const { accountId } = account;
  const at = now();
  const before = readMark(since, at);
  const [contacts, removed, groups, presences] = await Promise.all([
    deps.contacts.find({ ownerId: accountId, ...(before && { changedAt: { $gte: before.changedSince } }) }).lean(),
    before
      ? deps.removedContacts.find({ ownerId: accountId, removedAt: { $gte: new Date(before.changedSince) } }).lean()
      : [],
    listGroups(deps, accountId),
    before ? findChangedPresences(deps, accountId, before) : [],
  ]);
  const versionByGroup = new Map(known.map(({ groupId, version }) => [groupId, version]));
  const isIn = (id: string) => id > groupsAfter && (!groupsUpTo || id <= groupsUpTo);
  const isNew = ({ _id, version }: (typeof groups)[number]) =>
    !before || (isIn(_id) && versionByGroup.get(_id) !== version);
  const owned = new Set(groups.filter(({ ownerId }) => ownerId === accountId).map(({ _id }) => _id));
  const present = new Set(groups.map(({ _id }) => _id));
  return {
    isWhole: before === undefined,
    contacts: contacts.length > 0 ? await presentContacts(deps, accountId, contacts) : [],
    removedContactIds: removed.map(({ _id }) => _id),
    groups: (await presentGroups(deps, groups.filter(isNew))).map((group) => ({
      ...group,
      isOwner: owned.has(group.groupId),
    })),
    removedGroupIds: before ? known.flatMap(({ groupId }) => (present.has(groupId) ? [] : groupId)) : [],
    presences: presences.map((record) => ({ email: record.email, ...presentPresence(record, at) })),
    mark: writeMark(before, at),
  };
});

async function findChangedPresences(
  deps: Deps,
  accountId: string,
  { changedSince }: Mark,
): Promise<readonly PresenceRecord[]> {
  const changed = await deps.presences
    .find({ announcedAt: { $gte: changedSince } })
    .limit(PRESENCES_READ_MAX + 1)
    .lean();
  if (changed.length === 0) return [];
  if (changed.length <= PRESENCES_READ_MAX) {
    const people = await findShownPeople(deps, accountId, { accountIds: changed.map(({ _id }) => _id) });
    return changed.filter(({ _id }) => people.has(_id));
  }
  const presences = await loadPresences(deps, await findShownPeople(deps, accountId));
  return [...presences.values()].filter(({ announcedAt = 0 }) => announcedAt >= changedSince);
}
