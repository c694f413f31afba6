import { ServiceError } from '@meet/contracts';
import { organizationsErrors } from '@meet/organizations-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Telling } from '../Deps.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { announceChange } from './announceChange.ts';

type Changes = Partial<Omit<OrganizationRecord, '_id' | 'version' | 'createdAt'>>;
type Filter = { readonly _id: string } | { readonly 'members.accountId': string };

/** The organization that an account is in. */
export const getOrganization = (accountId: string): Filter => ({ 'members.accountId': accountId });

/**
 * Changes an organization and notifies everyone in it. `change` receives the organization and returns the changed one,
 * undefined for no change. The result is stored only if the organization is still the same; otherwise `change` runs
 * again. Each of any number of changes at once sees the ones before it. Throws ORGANIZATION_NOT_FOUND, the errors of
 * `change`, and ORGANIZATION_ALREADY_IN_ONE if a new member is in another one.
 */
export async function changeOrganization(
  context: Telling,
  filter: Filter,
  change: (organization: OrganizationRecord) => Changes | undefined,
): Promise<OrganizationRecord> {
  const { organizations } = context.deps;
  // A loser of the race was outrun by a stored change: somebody always gets through.
  for (;;) {
    const before = await organizations.findOne(filter).lean();
    if (!before) throw new ServiceError(organizationsErrors.ORGANIZATION_NOT_FOUND);
    const changes = change(before);
    if (!changes) return before;
    const after = await organizations
      .findOneAndUpdate(
        { _id: before._id, version: before.version },
        { $set: changes, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean()
      .catch((error: unknown) => {
        if (isDuplicateKey(error)) throw new ServiceError(organizationsErrors.ORGANIZATION_ALREADY_IN_ONE);
        throw error;
      });
    if (!after) continue;
    await announceChange(context, before, after);
    return after;
  }
}

/** The members with one of them changed. */
export const withMember = (
  { members }: OrganizationRecord,
  changed: MemberRecord,
  changes: Partial<MemberRecord>,
): MemberRecord[] => members.map((member) => (member === changed ? { ...member, ...changes } : member));

/** The members without one. */
export const withoutMember = ({ members }: OrganizationRecord, accountId: string): MemberRecord[] =>
  members.filter((member) => member.accountId !== accountId);
