import type { Deps } from '../Deps.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { MemberRecord } from '../models/memberModel.ts';
import { showAgain, showContactsAgain } from './showAgain.ts';

type Place = Pick<MemberRecord, 'accountId' | 'isPending'>;

interface Change {
  /** Accounts that joined the group, or that are no longer pending in it. */
  readonly came?: readonly string[];
  /** Deleted members, as they were stored. */
  readonly left?: readonly Place[];
}

/**
 * Handles a stored change of a group's members. Contacts are sent again between the people who joined or left and the
 * others in the group. A contact whose owner is also the other's contact is skipped: it stays visible anyway. Pending
 * members stay hidden from the group.
 */
export async function followGroup(deps: Deps, groupId: string, { came = [], left = [] }: Change): Promise<void> {
  const [members, group] = await Promise.all([
    deps.members.find({ groupId, accountId: { $gt: '' } }, { accountId: 1, isPending: 1 }).lean(),
    deps.groups.findOne({ _id: groupId }, { ownerId: 1 }).lean(),
  ]);
  const hasCome = new Set(came);
  const changed: Place[] = [...left, ...members.filter(({ accountId }) => hasCome.has(accountId!))];
  const others: Place[] = members.filter(({ accountId }) => !hasCome.has(accountId!));
  if (group) others.push({ accountId: group.ownerId });
  const viewerIds = [...changed, ...others].flatMap(({ accountId }) => accountId ?? []);
  const shownIds = others.flatMap((place) => getShownAccount(place) ?? []);
  for (const place of changed) {
    if (!place.accountId) continue;
    if (getShownAccount(place)) await showTo(deps, place.accountId, viewerIds);
    await showTheirs(deps, place.accountId, shownIds);
  }
}

async function showTo(deps: Deps, accountId: string, viewerIds: readonly string[]): Promise<void> {
  const own = await deps.contacts.find({ ownerId: accountId, accountId: { $in: viewerIds } }, { accountId: 1 }).lean();
  const tied = new Set(own.map((contact) => contact.accountId));
  await showAgain(
    deps,
    accountId,
    viewerIds.filter((id) => !tied.has(id)),
  );
}

async function showTheirs(deps: Deps, viewerId: string, accountIds: readonly string[]): Promise<void> {
  const tying = await deps.contacts.find({ accountId: viewerId, ownerId: { $in: accountIds } }, { ownerId: 1 }).lean();
  const tied = new Set(tying.map(({ ownerId }) => ownerId));
  await showContactsAgain(
    deps,
    viewerId,
    accountIds.filter((id) => !tied.has(id)),
  );
}
