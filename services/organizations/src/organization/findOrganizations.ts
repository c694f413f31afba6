import type { Model } from 'mongoose';
import type { MemberRecord, OrganizationRecord } from '../models/organizationModel.ts';

interface FoundOrganization extends Pick<OrganizationRecord, '_id'> {
  readonly members: readonly Pick<MemberRecord, 'accountId' | 'hasMembership'>[];
}

/** Returns the organizations of accounts, with the ids of their members and whether each holds a licence. */
export const findOrganizations = (
  { organizations }: { readonly organizations: Model<OrganizationRecord> },
  accountIds: readonly string[],
): Promise<FoundOrganization[]> =>
  organizations
    .find({ 'members.accountId': { $in: accountIds } }, { 'members.accountId': 1, 'members.hasMembership': 1 })
    .lean<FoundOrganization[]>();
