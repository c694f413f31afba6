import { ServiceError } from '@meet/contracts';
import { GROUP_MEMBERS_MAX, GROUP_ROLES, networkErrors, type GroupRole } from '@meet/network-contract';
import { createId, isDuplicateKey } from '@meet/service-kit';
import { findVisible } from '../acquaintances/findVisible.ts';
import type { Deps } from '../Deps.ts';
import type { ContactRecord } from '../models/contactModel.ts';

export type NewMember = Pick<ContactRecord, '_id' | 'email' | 'fullName' | 'accountId'>;

/**
 * Stores people as members and returns those who are new; skips people who are already members. People who are
 * strangers to the owner become pending. Throws GROUP_FULL. Publishes nothing: announce the group afterwards.
 */
export async function addMembers(
  deps: Deps,
  { groupId, ownerId }: { readonly groupId: string; readonly ownerId: string },
  people: readonly NewMember[],
  role: GroupRole = GROUP_ROLES.member,
): Promise<NewMember[]> {
  const present = await deps.members.find({ groupId }, { email: 1 }).lean();
  const emails = new Set(present.map(({ email }) => email));
  const fresh = people.filter(({ email }) => !emails.has(email));
  if (present.length + fresh.length > GROUP_MEMBERS_MAX) {
    throw new ServiceError(networkErrors.GROUP_FULL, { params: { max: GROUP_MEMBERS_MAX } });
  }
  const willing = await findVisible(
    deps,
    ownerId,
    fresh.flatMap(({ accountId }) => accountId ?? []),
  );
  const firstAddedAt = deps.now();
  const documents = fresh.map(({ _id, email, fullName, accountId }, index) => ({
    _id: createId(),
    groupId,
    contactId: _id,
    email,
    fullName,
    accountId,
    ...(!(accountId && willing.has(accountId)) && { isPending: true }),
    role,
    // People who are added together keep the order in which they were chosen.
    addedAt: firstAddedAt + index / GROUP_MEMBERS_MAX,
  }));
  await deps.members.insertMany(documents, { ordered: false }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  return fresh;
}
