import type { Deps } from '../Deps.ts';
import { getShownAccount } from '../groups/getShownAccount.ts';
import type { MemberRecord } from '../models/memberModel.ts';

/** Types of the network's own changes whose work is stored until it is done. */
export const OWN_CHANGES = {
  contactsAdded: 'contactsAdded',
  membersCame: 'membersCame',
  membersLeft: 'membersLeft',
} as const;

/**
 * Stores the work after the owner added contacts. It runs after the answer. It is stored for no account as well: the time
 * of an answer does not reveal who has an account.
 */
export const followNewContacts = (deps: Deps, ownerId: string, accountIds: readonly string[]): Promise<void> =>
  deps.followUps.put('network-contacts', [
    { type: OWN_CHANGES.contactsAdded, accountId: ownerId, mateIds: [...accountIds] },
  ]);

/** Stores the work after these accounts joined groups, or are no longer pending in them. It runs after the answer. */
export const followCame = (deps: Deps, groupIds: readonly string[], accountIds: readonly string[]): Promise<void> =>
  deps.followUps.put(
    'network-groups',
    groupIds.map((groupId) => ({ type: OWN_CHANGES.membersCame, groupId, mateIds: [...accountIds] })),
  );

/** Stores the work after members were deleted from a group, as they were stored. It runs after the answer. */
export function followLeft(
  deps: Deps,
  groupId: string,
  left: readonly Pick<MemberRecord, 'accountId' | 'isPending'>[],
): Promise<void> {
  const pending = left.filter((place) => !getShownAccount(place));
  return deps.followUps.put('network-groups', [
    {
      type: OWN_CHANGES.membersLeft,
      groupId,
      mateIds: left.flatMap(({ accountId }) => accountId ?? []),
      pendingIds: pending.flatMap(({ accountId }) => accountId ?? []),
    },
  ]);
}
