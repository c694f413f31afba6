import { ServiceError } from '@meet/contracts';
import { organizationsErrors } from '@meet/organizations-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { AnnouncementContext } from '../Deps.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { announceChange } from './announceChange.ts';

type Changes = Partial<Omit<OrganizationRecord, '_id' | 'version' | 'createdAt'>>;
type Filter = { readonly _id: string } | { readonly 'members.accountId': string };

/** Returns a filter for the organization that contains an account. */
export const getOrganization = (accountId: string): Filter => ({ 'members.accountId': accountId });

/**
 * Changes an organization and notifies all its members. `change` receives the organization and returns its changes, or
 * undefined for none. They are stored only if the organization has not changed meanwhile; otherwise `change` runs
 * again. So each of several concurrent changes sees the earlier ones. Throws ORGANIZATION_NOT_FOUND, the errors of
 * `change`, and ORGANIZATION_ALREADY_IN_ONE if a new member is in another organization.
 */
export async function changeOrganization(
  context: AnnouncementContext,
  filter: Filter,
  change: (organization: OrganizationRecord) => Changes | undefined,
): Promise<OrganizationRecord> {
  const { organizations } = context.deps;
  // A conflict means that another change was stored, so the loop always makes progress.
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

/** Returns the members with one of them changed. */
export const withMember = (
  { members }: OrganizationRecord,
  changed: MemberRecord,
  changes: Partial<MemberRecord>,
): MemberRecord[] => members.map((member) => (member === changed ? { ...member, ...changes } : member));

/** Returns the members without one of them. */
export const withoutMember = ({ members }: OrganizationRecord, accountId: string): MemberRecord[] =>
  members.filter((member) => member.accountId !== accountId);
