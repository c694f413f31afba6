import { getAccounts, type AccountSummary } from '@meet/accounts-contract';
import {
  sortOrganizationMembers,
  type OrganizationAttributes,
  type OrganizationMember,
  type OwnOrganization,
} from '@meet/organizations-contract';
import type { AnnouncementContext } from '../Deps.ts';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';
import { getMember, getUsedLicenses } from '../policies/organizationPolicy.ts';
import { getStanding } from '../policies/getStanding.ts';

export function presentAttributes(organization: OrganizationRecord): OrganizationAttributes {
  const { _id, organizationName, maxLicenses, adminPermission, version } = organization;
  return {
    organizationId: _id,
    organizationName,
    maxLicenses,
    usedLicenses: getUsedLicenses(organization),
    adminPermission,
    version,
  };
}

/** Presents the organization, with one member's role and rights in it, to that member. */
export const presentOwn = (organization: OrganizationRecord, accountId: string): OwnOrganization => ({
  ...presentAttributes(organization),
  accountId,
  ...getStanding(organization, getMember(organization, accountId)),
});

/** Presents members, by default all of them: the owner first, and the others by name. */
export async function presentMembers(
  context: Pick<AnnouncementContext, 'callAsService'>,
  organization: OrganizationRecord,
  members: readonly MemberRecord[] = organization.members,
): Promise<OrganizationMember[]> {
  const people = await loadPeople(
    context,
    members.map(({ accountId }) => accountId),
  );
  return sortOrganizationMembers(
    members.map((member) => {
      const { accountId, email, joinedAt } = member;
      const person = people.get(accountId);
      return {
        accountId,
        email: person?.email ?? email,
        fullName: person?.fullName ?? '',
        avatar: person?.avatar ?? null,
        ...getStanding(organization, member),
        joinedAt,
      };
    }),
  );
}

/** Returns accounts by id; unknown ones are left out. */
export async function loadPeople(
  { callAsService }: Pick<AnnouncementContext, 'callAsService'>,
  accountIds: Iterable<string>,
): Promise<ReadonlyMap<string, AccountSummary>> {
  const requested = [...new Set(accountIds)];
  if (!requested.length) return new Map();
  const { accounts } = await callAsService(getAccounts, { accountIds: requested });
  return new Map(accounts.map((account) => [account.accountId, account]));
}

/** Returns the name of a person. */
export const getName = (person: Pick<AccountSummary, 'fullName' | 'email'> | undefined): string =>
  person?.fullName || person?.email || '';
