import type { Deps } from '../Deps.ts';
import type { OrganizationRecord } from '../models/organizationModel.ts';

/** The organizations that accounts are in. */
export const findOrganizations = (deps: Deps, accountIds: readonly string[]): Promise<OrganizationRecord[]> =>
  deps.organizations.find({ 'members.accountId': { $in: accountIds } }).lean();
