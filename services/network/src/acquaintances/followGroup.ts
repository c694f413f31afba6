import { toChunks } from '@meet/service-kit';
import { publishInParts } from '../announcements/announceContacts.ts';
import type { Deps } from '../Deps.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { ContactRecord } from '../models/contactModel.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { presentSeen } from '../presenters/presentContacts.ts';
import { findViewers, findVisible } from './findVisible.ts';
import { renewContacts } from './showAgain.ts';

type Place = Pick<MemberRecord, 'accountId' | 'isPending'>;

/** A stored change of a group's members. */
export interface MembersChange {
  /** Accounts that joined the group, or that are no longer pending in it. */
  readonly came?: readonly string[];
  /** Deleted members, as they were stored. */
  readonly left?: readonly Place[];
}

/**
 * Maximum number of pairs of people in one query. The embedded database looks up at most 4,096 pairs at once, and each
 * pair in both directions.
 */
const PAIRS_TOGETHER = 2_000;

/**
 * Handles a stored change of a group's members. Contacts are sent again between the people who joined or left and the
 * others in the group. A contact whose owner is also the other's contact is skipped: it stays visible anyway. Pending
 * members stay hidden from the group. Each owner receives one event for up to 100 contacts.
 */
export async function followGroup(deps: Deps, groupId: string, { came = [], left = [] }: MembersChange): Promise<void> {
  const present = await findPresent(deps, groupId);
  const inGroup = new Set(present.flatMap(({ accountId }) => accountId ?? []));
  const shownInGroup = new Set(present.flatMap((place) => getShownAccount(place) ?? []));
  const shown = new Set([...left.flatMap((place) => getShownAccount(place) ?? []), ...shownInGroup]);
  const changed = [...left.flatMap(({ accountId }) => accountId ?? []), ...came.filter((id) => inGroup.has(id))];
  const isChanged = new Set(changed);
  const everyone = [...new Set([...changed, ...inGroup])];
  const unchanged = everyone.filter((id) => !isChanged.has(id));
  const show = (owners: readonly string[], others: readonly string[]) =>
    showAmong(deps, owners, others, {
      isShown: (accountId) => shown.has(accountId),
      isInGroup: ({ ownerId, accountId }) => inGroup.has(ownerId) && shownInGroup.has(accountId!),
    });
  await show([...isChanged], everyone);
  await show(unchanged, [...isChanged]);
}

async function findPresent(deps: Deps, groupId: string): Promise<Place[]> {
  const [members, group] = await Promise.all([
    deps.members.find({ groupId, accountId: { $gt: '' } }, { accountId: 1, isPending: 1 }).lean(),
    deps.groups.findOne({ _id: groupId }, { ownerId: 1 }).lean(),
  ]);
  return group ? [...members, { accountId: group.ownerId }] : members;
}

interface Group {
  /** Returns whether the group showed or shows the account. */
  isShown(accountId: string): boolean;
  /** Returns whether the group lets the contact's owner see the contact now. */
  isInGroup(contact: ContactRecord): boolean;
}

/** Sends the owners those of their contacts that are among the others and are not tied to them by a contact. */
async function showAmong(
  deps: Deps,
  owners: readonly string[],
  others: readonly string[],
  { isShown, isInGroup }: Group,
): Promise<void> {
  const together = Math.max(1, Math.floor(PAIRS_TOGETHER / Math.max(1, others.length)));
  for (const some of toChunks(owners, together)) {
    const untied = await findUntied(deps, some, others, isShown);
    if (!untied.length) continue;
    const records = await renewContacts(deps, { _id: { $in: untied } });
    const isTied = await findTies(
      deps,
      records.filter((record) => !isInGroup(record)),
    );
    const contacts = await presentSeen(deps, records, (record) => isInGroup(record) || isTied(record));
    const byOwner = Map.groupBy(contacts, (_, at) => records[at]!.ownerId);
    for (const [ownerId, own] of byOwner) await publishInParts(deps, ownerId, own);
  }
}

/** Returns the ids of the owners' contacts among the others, unless the contact has the owner as a contact. */
async function findUntied(
  deps: Deps,
  owners: readonly string[],
  others: readonly string[],
  isShown: (accountId: string) => boolean,
): Promise<string[]> {
  if (!owners.length || !others.length) return [];
  const [some, all] = [{ $in: [...owners] }, { $in: [...others] }];
  const fields = { ownerId: 1, accountId: 1 };
  const pairs = await deps.contacts
    .find(
      {
        $or: [
          { ownerId: some, accountId: all },
          { ownerId: all, accountId: some },
        ],
      },
      fields,
    )
    .lean();
  const isOwner = new Set(owners);
  const known = new Set(pairs.map(({ ownerId, accountId }) => `${ownerId} ${accountId}`));
  return pairs.flatMap(({ _id, ownerId, accountId }) =>
    isOwner.has(ownerId) && isShown(accountId!) && !known.has(`${accountId} ${ownerId}`) ? _id : [],
  );
}

/** Finds whether owners may see their contacts by anything. Asks about the fewer people: owners or contacts. */
async function findTies(
  deps: Deps,
  records: readonly ContactRecord[],
): Promise<(record: Pick<ContactRecord, 'ownerId' | 'accountId'>) => boolean> {
  const byOwner = Map.groupBy(records, ({ ownerId }) => ownerId);
  const byAccount = Map.groupBy(records, ({ accountId }) => accountId!);
  const tied = new Set<string>();
  const toKey = (ownerId: string, accountId: string) => `${ownerId} ${accountId}`;
  if (byOwner.size <= byAccount.size)
    for (const [ownerId, own] of byOwner) {
      const accountIds = own.map(({ accountId }) => accountId!);
      for (const accountId of await findVisible(deps, ownerId, accountIds)) tied.add(toKey(ownerId, accountId));
    }
  else
    for (const [accountId, those] of byAccount) {
      const ownerIds = those.map(({ ownerId }) => ownerId);
      for (const ownerId of await findViewers(deps, accountId, ownerIds)) tied.add(toKey(ownerId, accountId));
    }
  return ({ ownerId, accountId }) => tied.has(toKey(ownerId, accountId!));
}
